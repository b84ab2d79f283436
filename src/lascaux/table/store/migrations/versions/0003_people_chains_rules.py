"""A table keeps who has ever sat there, what may be known, its rules, and chains of moves."""

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
    op.add_column("tables", sa.Column("rules", sa.Text, nullable=False, server_default=""))
    op.add_column("moves", sa.Column("chain", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE moves SET chain = number")
    op.execute("UPDATE tables SET known = 'lesson' WHERE guide = 1")


def downgrade() -> None:
    """Forget it."""
    op.drop_column("moves", "chain")
    op.drop_column("tables", "rules")
    op.drop_table("people")
    op.drop_column("tables", "known")
