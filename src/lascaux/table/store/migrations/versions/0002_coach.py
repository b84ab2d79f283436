"""A table says whether its players may ask the coach, and a bot may be named with its settings."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NAME, SPEC = sa.String(64), sa.String(200)


def upgrade() -> None:
    """Nobody who sat down at an older table agreed to a coach."""
    op.add_column(
        "tables", sa.Column("coach", sa.Boolean, nullable=False, server_default=sa.false())
    )
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("bot", existing_type=NAME, type_=SPEC, existing_nullable=False)


def downgrade() -> None:
    """Back to bots without settings; a longer name would not fit."""
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("bot", existing_type=SPEC, type_=NAME, existing_nullable=False)
    op.drop_column("tables", "coach")
