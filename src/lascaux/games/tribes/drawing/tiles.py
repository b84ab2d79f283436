"""The tiles of the row: actions on plates of bone, events on torn hides."""

from __future__ import annotations

from lascaux.art import palette
from lascaux.art.svg import Element, group, stamp, use
from lascaux.art.symbols import line
from lascaux.games.tribes.drawing import events
from lascaux.games.tribes.drawing.paint import BLOOD, flat

ACTIONS = {"procreate": "procreation", "explore": "exploration", "move": "movement"}

_BONE = (
    "M-50 -58C-18 -62 20 -61 51 -57C57 -54 58 -48 57 -42C59 -12 58 18 56 40C56 48 52 51 46 51"
    "C14 54 -16 53 -48 51C-55 50 -57 46 -57 38C-59 10 -58 -20 -57 -46C-57 -53 -55 -57 -50 -58Z"
)
_HIDE = (
    "M-58 -56C-50 -52 -46 -56 -38 -60L-31 -53L-20 -57L-14 -51C-4 -52 4 -56 12 -60L20 -52L33 -56"
    "C40 -52 48 -54 58 -58C55 -48 56 -42 59 -34L52 -27L56 -12C52 -2 54 8 59 14L53 24L57 34"
    "C56 42 58 48 54 52C46 47 40 49 32 52L26 46L12 51C4 47 -4 48 -10 53L-18 46L-33 51"
    "C-42 48 -48 50 -57 53C-54 44 -56 38 -59 30L-52 21L-56 6C-52 -4 -54 -12 -59 -18L-52 -29"
    "L-57 -40Z"
)
_NOTCHES = ("M0 34L0 46", "M-7 34L-7 46M7 34L7 46", "M-13 34L-13 46M0 34L0 46M13 34L13 46")
_MOTIF = 0.74


def definitions() -> list[Element]:
    """Plates, hides and all tiles: `tile-move`, `tile-move_hand`, `tile-raiders` and so on."""
    found = [_plate(), *(_hide(epoch) for epoch in (1, 2, 3))]
    for action, track in ACTIONS.items():
        found += [_plain(action, track), _with_hand(action, track)]
    for epoch, motifs in enumerate(events.EPOCHS, 1):
        found += [_event(epoch, str(motif.attributes["id"])) for motif in motifs()]
    return found


def _plate() -> Element:
    return group(
        flat(_BONE, palette.BONE),
        line(
            "M-46 -48C-40 -50 -34 -51 -28 -51M46 40C42 42 36 43 30 43M-49 30L-49 18", 3, "#b39b6c"
        ),
        id="plate-bone",
    )


def _hide(epoch: int) -> Element:
    """A torn hide; its notches tell the epoch."""
    return group(
        flat(_HIDE, "#c39a63"),
        line(_NOTCHES[epoch - 1], 6, BLOOD),
        id=f"hide-{epoch}",
    )


def _plain(action: str, track: str) -> Element:
    return group(use("plate-bone"), stamp(f"track-{track}", 0, -1, 0.78), id=f"tile-{action}")


def _with_hand(action: str, track: str) -> Element:
    """The action, or an achievement."""
    return group(
        use("plate-bone"),
        stamp(f"track-{track}", -22, -22, 0.56),
        line("M-40 38L40 -46", 3.4, "#8f7a52"),
        stamp("token-hand", 24, 20, 0.52),
        id=f"tile-{action}_hand",
    )


def _event(epoch: int, motif: str) -> Element:
    name = motif.replace("event-", "tile-")
    return group(use(f"hide-{epoch}"), stamp(motif, 0, -10, _MOTIF), id=name)
