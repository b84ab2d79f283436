"""What there is to say about lands, tiles, boards and tribes, in sentences."""

from __future__ import annotations

from lascaux.engine.game import Region
from lascaux.engine.pane import Names
from lascaux.engine.people import People
from lascaux.engine.words import count, sentence
from lascaux.games.tribes.content.parts import Content
from lascaux.games.tribes.rules.notation import SEAT_NAMES
from lascaux.games.tribes.view import LandView, TribesView
from lascaux.games.tribes.words import tribe_shelves
from lascaux.games.tribes.words.board_shelf import BoardShelf, name_of
from lascaux.games.tribes.words.row_shelf import tile_text, title


def regions(view: TribesView, names: Names, content: Content, eyes: int) -> list[Region]:
    """Lands, tiles, boards, tribes, the clock and the bag, each with a sentence or two."""
    people = People(names or SEAT_NAMES, -1 if view["seat"] is None else view["seat"])
    shelf = BoardShelf(view, eyes, people, content)
    found = [
        Region((f"land-{eyes}-{land['number']}",), _land(land, eyes, people))
        for land in view["seats"][eyes]["lands"]
    ]
    for tile in view["row"]:
        words = f"{title(tile)}. {tile_text(view, tile, people)}"
        found.append(Region((f"tile-{tile['id']}",), words))
    for board in view["boards"]:
        words = f"{board['name']}. {shelf.text(board)}" if board["name"] else shelf.text(board)
        found.append(Region((name_of(board),), words))
    for seat in view["seats"]:
        words = tribe_shelves.seat_text(view, seat, people)
        found.append(Region((f"seat-{seat['seat']}",), words))
    found.append(Region(("clock",), tribe_shelves.clock_text(view, content)))
    return [*found, Region(("bag",), tribe_shelves.bag_text(view))]


def _land(land: LandView, owner: int, people: People) -> str:
    """A land: what it gives, and who stands there."""
    kind, members = land["resource"], land["members"]
    who = f"{count(members, 'member')} of {people.whose(owner)} tribe" if members else "nobody"
    said = [sentence(f"{kind} land {land['number']}: {who}")]
    if land["exhausted"]:
        said.append("It is exhausted: it gives nothing till the end, unless it is turned back.")
    else:
        said.append(f"It gives {kind}." if members else f"It would give {kind} to a member there.")
    return " ".join(said)


def headline(view: TribesView, names: Names) -> str:
    """How far the game is: the round, who is when in it, and whether it is the last."""
    if view["over"]:
        return f"over after {count(view['round'], 'round')}"
    people = People(names or SEAT_NAMES, -1 if view["seat"] is None else view["seat"])
    said = [f"round {view['round']}"]
    last = (view["first"] - 1) % view["players"]
    who = people.who(last)
    said.append(f"{who} {people.verb(last, 'close')} it")
    if not view["bronze_left"]:
        said[0] = f"round {view['round']}, the last"
    return ", ".join(said)
