"""A table keeps who has ever held a seat at it, and whether somebody may know what comes."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of an older table only those who hold a seat now are known."""
    op.add_column("tables", sa.Column("known", sa.String(8), nullable=False, server_default=""))
    op.create_table(
        "people",
        sa.Column(
            "table_id",
            sa.String(24),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("holder", sa.String(64), primary_key=True),
    )
    op.execute(
        "INSERT INTO people (table_id, holder)"
        " SELECT DISTINCT table_id, holder FROM seats WHERE holder <> ''"
    )
    op.execute("UPDATE tables SET known = 'lesson' WHERE guide = 1")


def downgrade() -> None:
    """Forget it."""
    op.drop_table("people")
    op.drop_column("tables", "known")
