"""What an event tile shows: one motif for each event."""

from __future__ import annotations

from lascaux.art.svg import Element
from lascaux.games.tribes.drawing import events_early, events_late, events_middle

EPOCHS = (events_early.motifs, events_middle.motifs, events_late.motifs)


def definitions() -> list[Element]:
    """The motif of every event, as `event-raiders` and so on."""
    return [motif for epoch in EPOCHS for motif in epoch()]
