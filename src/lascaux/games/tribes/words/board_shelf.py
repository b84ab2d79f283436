"""The boards: what whoever looks can complete, what is missing for the rest, and laid arrows."""

from __future__ import annotations

from lascaux.engine.pane import Card, CardState, Chip, Link, Pane
from lascaux.engine.people import People
from lascaux.engine.words import count, listed
from lascaux.games.tribes.content.parts import COLUMNS, EPOCHS, Content
from lascaux.games.tribes.view import BoardView, TribesView
from lascaux.games.tribes.words.row_shelf import Drawings

# Where long names may be broken.
BROKEN = {
    "Pilgrimage": "Pilgrim\u00adage",
    "Ploughing": "Plough\u00ading",
    "Shamanism": "Shaman\u00adism",
}
FEW = 2  # candidates that are named on a board that lies face down


class BoardShelf:
    """The twelve boards as a grid, the Bronze Age on top, and as a ledger."""

    def __init__(self, view: TribesView, eyes: int, people: People, content: Content) -> None:
        self.view, self.eyes, self.people = view, eyes, people
        self.boards = {board.id: board for board in content.boards}

    def pane(self, drawings: Drawings, needs: dict[str, tuple[str, ...]]) -> Pane:
        """All boards; `needs` are the symbols of what each asks for."""
        rows = sorted(self.view["boards"], key=lambda board: (-board["epoch"], board["column"]))
        ledger = tuple([self._cell(board, needs.get(name_of(board), ())) for board in rows])
        return Pane(
            "boards",
            "stage",
            "Boards",
            "Boards",
            cards=tuple([self._card(board, drawings) for board in rows]),
            columns=COLUMNS,
            ratio=1.0,
            least=(380, 340),
            links=tuple(self._arrows()),
            compact=Pane("boards", "stage", "Boards", cards=ledger, columns=COLUMNS),
        )

    def _arrows(self) -> list[Link]:
        def name(place: list[int]) -> str:
            epoch, column = place
            return name_of(self.view["boards"][(epoch - 1) * COLUMNS + column])

        return [
            Link(name(arrow["source"]), name(arrow["target"]), f"seat-{arrow['seat']}")
            for arrow in self.view["arrows"]
        ]

    # Cards

    def _card(self, board: BoardView, drawings: Drawings) -> Card:
        name = name_of(board)
        drawing, frame = drawings[name] if board["face_up"] else ("", drawings[name][1])
        title = board["name"] or "Face down"
        return Card(
            name,
            BROKEN.get(title, title),
            drawing,
            frame,
            lines=self._lines(board),
            state=self._state(board),
            text=self.text(board),
            rule=self._rule(board),
            group=self._group(board["epoch"]),
        )

    def _cell(self, board: BoardView, needs: tuple[str, ...]) -> Card:
        """A board in the ledger: what it needs, and what it brings."""
        name = name_of(board)
        if not board["face_up"]:
            chips = [Chip("?", name="face down"), *self._hints(board)]
        else:
            chips = [Chip("", need, _held(need)) for need in needs] + self._prize(board)
        return Card(
            name,
            board["name"] or "Face down",
            chips=tuple(chips),
            state=self._state(board),
            text=self.text(board),
            rule=self._rule(board),
        )

    def _prize(self, board: BoardView) -> list[Chip]:
        if self.eyes in board["stones"]:
            return [Chip("", f"stone-{self.eyes}", "completed")]
        possible = board["possible"][self.eyes]
        return [Chip(f"+{points(board)}", name="VP", tone="good" if possible else "quiet")]

    def _hints(self, board: BoardView) -> list[Chip]:
        found = [self.boards[id].resource for id in self._candidates(board)]
        if len(found) > FEW:
            return []
        return [Chip("", f"resource-{name}-lacking", f"perhaps {name}") for name in found]

    def _group(self, epoch: int) -> str:
        """An epoch, and how many of its events are left; of the last one also the clock."""
        view, number = self.view, self.view["epochs"][epoch - 1]["events_left"]
        said = f"{epoch} {EPOCHS[epoch - 1]}"
        left = f"{count(number, 'event') if number else 'no event'} left"
        if epoch < len(EPOCHS):
            return f"{said}: {left}"
        taken = len(view["displayed"])
        return f"{said}: {taken} of {taken + view['bronze_left']} events taken, {left}"

    # States

    def _state(self, board: BoardView) -> CardState:
        if self.eyes in board["stones"]:
            return "done"
        if self.view["over"]:
            return "open"
        return "payable" if board["possible"][self.eyes] else "missing"

    def _lines(self, board: BoardView) -> tuple[str, ...]:
        """How near a board is and what it brings, in a line: 'Exhaust 1: +3 VP, event'."""
        if not board["face_up"]:
            return self._face_down(board)
        short, reach = board["short"][self.eyes], board["reach"][self.eyes]
        by_arrow = ", by arrow" if reach == "arrow" else ""
        if reach == "done":
            return (f"{self.status(board)}: {self._scored(board)} VP",)
        if self.view["over"]:
            return ()
        if reach == "none":
            return (f"Needs {self._below(board)}",)
        if short is None:
            return (f"{self.status(board)}{by_arrow}",)
        state = f"Exhaust {short}{by_arrow}" if short else self.status(board)
        return (f"{state}: {self._outcome(board)}",)

    def status(self, board: BoardView) -> str:
        """How near a board is: 'Ready', 'Exhaust 1 land', 'Lacks 1 gold', 'No way up yet'."""
        short, reach = board["short"][self.eyes], board["reach"][self.eyes]
        if reach == "done":
            return "Yours"
        if reach == "none":
            return "No way up yet"
        by_arrow = ", by arrow" if reach == "arrow" else ""
        if short is None:
            return f"Lacks {self._lacking(board)} {board['resource']}"
        return f"Exhaust {count(short, 'land')}{by_arrow}" if short else f"Ready{by_arrow}"

    def _lacking(self, board: BoardView) -> int:
        """How many more lands of its kind must be held before it can be completed."""
        lands = [land for land in self.view["seats"][self.eyes]["lands"] if not land["exhausted"]]
        held = [land["resource"] for land in lands if land["members"]]
        real = held.count(board["resource"] or "")
        return max((board["count"] or 0) - len(held), 0 if real or board["epoch"] == 1 else 1)

    def _outcome(self, board: BoardView) -> str:
        if self.eyes in board["stones"]:
            return f"scored {self._scored(board)} VP"
        if board["reach"][self.eyes] == "none":
            return f"needs {self._below(board)}"
        event = ", event" if brings_event(board) else ""
        arrow = board["short"][self.eyes] is None and board["reach"][self.eyes] == "arrow"
        return "arrow would open" if arrow else f"+{points(board)} VP{event}"

    def _scored(self, board: BoardView) -> int:
        return board["points"][board["stones"].index(self.eyes)]

    def _below(self, board: BoardView) -> str:
        """The board in the same column of the epoch before."""
        below = self.view["boards"][(board["epoch"] - 2) * COLUMNS + board["column"]]
        return below["name"] or "the one below"

    # Face down

    def _candidates(self, board: BoardView) -> list[str]:
        return self.view["epochs"][board["epoch"] - 1]["unseen_boards"]

    def _face_down(self, board: BoardView) -> tuple[str, ...]:
        names = [self.boards[id].name for id in self._candidates(board)]
        one = listed(names, "or") if len(names) <= FEW else f"one of {len(names)}"
        return one, f"turns up with {self._below(board)}"

    # All of it

    def _rule(self, board: BoardView) -> str:
        if not board["face_up"]:
            return "T74"
        return "T63" if board["reach"][self.eyes] != "none" else "T75"

    def text(self, board: BoardView) -> str:
        """All there is to say of a board."""
        if not board["face_up"]:
            names = listed([self.boards[id].name for id in self._candidates(board)], "or")
            return f"Face down: {names}; one of them is not in this game."
        asks = f"{board['count']} {board['resource']}"
        said = [f"{EPOCHS[board['epoch'] - 1]}. It asks for {asks}, each on a land of its own."]
        spaces = [
            f"{value} VP{' and an event' if space in board['bolts'] else ''}"
            for space, value in enumerate(board["points"], 1)
        ]
        said.append(f"Its spaces bring {', '.join(spaces)}; {board['progress']} rises by one.")
        if board["stones"]:
            owners = listed([self.people.who(seat) for seat in board["stones"]])
            said.append(f"Completed by {owners}.")
        if not self.view["over"] or self.eyes in board["stones"]:
            said.append(f"{self.status(board)}: {self._outcome(board)}.")
        return " ".join(said)


def name_of(board: BoardView) -> str:
    """The name of a board's card; what lies face down is named by its place."""
    return f"board-{board['id']}" if board["id"] else f"slot-{board['epoch']}-{board['column']}"


def points(board: BoardView) -> int:
    """What the next stone on a board brings."""
    space = len(board["stones"])
    return board["points"][space] if space < len(board["points"]) else 0


def brings_event(board: BoardView) -> bool:
    """Is there a bolt above the next space?"""
    return len(board["stones"]) + 1 in board["bolts"]


def _held(need: str) -> str:
    """What is said of a need: its symbol shows whether it is held."""
    _, resource, *form = need.split("-")
    told = {"open": "with no member", "lacking": "lacking"}
    return f"{resource} {told[form[0]] if form else 'held'}"
