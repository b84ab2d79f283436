"""The database's tables, as SQLAlchemy Core knows them; migrations/ builds them."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()


def _owner() -> ForeignKey:
    return ForeignKey("tables.id", ondelete="CASCADE")


tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("content", String(64), nullable=False),
    Column("rules", Text, nullable=False),  # their version, or "" where nobody said
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON of name and text pairs
    Column("seed", Text, nullable=False),
    Column("host", String(64), nullable=False),  # hash of the host's token
    Column("position", Integer, nullable=False),  # counts every change that all see, undo too
    Column("turn", Integer, nullable=False),  # the seat to move
    Column("clock", Integer, nullable=False),  # minutes for each seat, or 0
    Column("listed", Boolean, nullable=False),  # anybody may take the open seats
    Column("guide", Integer, nullable=False),  # 1 and the beat of a lesson, or 0
    Column("coach", Boolean, nullable=False),  # may players ask it?
    Column("known", String(8), nullable=False),  # why somebody may know what comes, or ""
    Column("rematch", String(24), nullable=False),  # the table of the next game, or ""
    Column("result", Text, nullable=False),  # "" until the game is over
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("tables_by_time", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), _owner(), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # "human", "bot" or "open"
    Column("name", Text, nullable=False),
    Column("bot", String(200), nullable=False),  # who plays or stands in, as a spec
    Column("holder", String(64), nullable=False, index=True),  # hash of the holder's token
    Column("invite", String(64), nullable=False),  # the token in the link to hand on
)

people = Table(  # everybody who has ever held a seat
    "people",
    metadata,
    Column("table_id", String(24), _owner(), primary_key=True),
    Column("holder", String(64), primary_key=True),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(24), _owner(), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1
    Column("seat", Integer, nullable=False),
    Column("notation", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("chain", Integer, nullable=False),  # the first move that was decided together with it
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(24), _owner(), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),  # -1 for a spectator
    Column("who", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
