"""Plans: shown to whoever makes them alone, taken whole, and telling nothing of what will come."""

from __future__ import annotations

from lascaux.table.room.planning import MOST_PLANNED
from tests.table.house import House, Socket, in_house


async def at_hunters(house: House) -> tuple[str, Socket, Socket]:
    """A host and a friend at a table of hunters, both looking."""
    host, friend = house.visitor(), house.visitor()
    table_id = await host.create("me", "link", game="hunters")
    await house.deal(table_id, "plans")
    invite = (await house.stored(table_id)).row.seats[1].invite
    await friend.post(f"/t/{table_id}/sit/{invite}")
    one, other = await house.live(host, table_id), await house.live(friend, table_id)
    await one.until(lambda: "away" not in one.seen.fragments["people"])
    return table_id, one, other


@in_house
async def test_a_plan_shows_its_screen_to_nobody_else_and_changes_nothing(house: House) -> None:
    table_id, one, other = await at_hunters(house)
    before, room = one.seen.everything(), await house.room(table_id)
    was, seen = room.state.to_ints(), len(other.seen.screens)
    first = one.seen.actions[0]
    await one.do("plan", actions=[first])
    assert one.seen.last["plan"] == [first]
    assert one.seen.position == 0
    assert room.state.to_ints() == was
    assert (await house.stored(table_id)).moves == ()
    await other.do("ping")
    assert len(other.seen.screens) == seen
    await one.do("plan", actions=[])
    assert one.seen.everything() == before


@in_house
async def test_a_plan_that_is_confirmed_is_one_chain(house: House) -> None:
    table_id, one, other = await at_hunters(house)
    lay = one.seen.actions[0]
    await one.do("plan", actions=[lay])
    piece = one.seen.actions[0]
    await one.do("plan", actions=[lay, piece])
    assert one.seen.last["finished"]
    assert one.seen.actions == []  # what would come is not told
    await one.do("act", actions=[lay, piece])
    await other.at(1)
    assert [move.chain for move in (await house.stored(table_id)).moves] == [1, 1]
    assert one.seen.last["plan"] == []


@in_house
async def test_a_plan_is_forgotten_when_the_position_changes_and_kept_when_somebody_talks(
    house: House,
) -> None:
    _, one, other = await at_hunters(house)
    lay = one.seen.actions[0]
    await one.do("plan", actions=[lay])
    await other.do("chat", text="well?")
    await one.until(lambda: "well?" in one.seen.fragments["chat"])
    assert one.seen.last["plan"] == [lay]
    await one.do("act", actions=[lay])
    await one.at(1)
    assert one.seen.last["plan"] == []


@in_house
async def test_plans_that_are_refused(house: House) -> None:
    table_id, one, other = await at_hunters(house)
    lay, room = one.seen.actions[0], await house.room(table_id)
    was, before = room.state.to_ints(), one.seen.everything()
    assert "not your turn" in await other.refused("plan", actions=[lay])
    assert "position has changed" in await one.refused("plan", position=7, actions=[lay])
    assert await one.refused("plan", actions=[lay, lay])
    assert await one.refused("plan", actions=[10**9])
    many = f"at most {MOST_PLANNED} steps"
    assert many in await one.refused("plan", actions=[lay] * (MOST_PLANNED + 1))
    assert "actions" in await one.refused("plan", actions="all")
    assert "thing" in await one.refused("gesture", thing=7, place="")
    assert "name" in await one.refused("why", name=None)
    await one.do("ping")
    assert room.state.to_ints() == was
    assert one.seen.everything() == before


@in_house
async def test_what_cannot_be_without_something_is_taken_out_with_it(house: House) -> None:
    _, one, _ = await at_hunters(house)
    lay = one.seen.actions[0]
    await one.do("plan", actions=[lay])
    piece = one.seen.actions[0]
    await one.do("plan", actions=[lay, piece])
    await one.do("plan", actions=[piece])
    assert one.seen.last["plan"] == []
    assert await one.refused("plan", actions=[piece]), "nothing was planned any more"


@in_house
async def test_a_thousand_steps_are_refused_in_a_line(house: House) -> None:
    _, one, _ = await at_hunters(house)
    assert "\n" not in await one.refused("plan", actions=[1] * 1000)


@in_house
async def test_why_something_cannot_be_chosen_is_told_to_whoever_decides(house: House) -> None:
    _, one, other = await at_hunters(house)
    answer = await one.command("why", name="nothing of this name")
    assert answer["say"] == "why"
    assert answer["text"]
    assert "not your turn" in await other.refused("why", name="anything")
    assert await one.refused("gesture", thing="", place="nothing of this name")


@in_house
async def test_a_curtain_hides_the_next_hand_until_it_is_opened(house: House) -> None:
    host = house.visitor()
    table_id = await host.create("me", "me", "bot:random", game="whisper")
    socket = await house.live(host, table_id)
    room = await house.room(table_id)
    hands = [room.game.view(room.state, seat)["hands"][seat] for seat in (0, 1)]
    assert hands[0] != hands[1]
    seat = int(room.state.to_move)
    assert socket.seen.last["curtain"]
    assert not socket.seen.last["mine"]
    assert socket.seen.actions == []
    assert not any('data-role="mine"' in pane["frame"] for pane in socket.seen.panes.values())
    page = await host.page(f"/t/{table_id}")
    assert 'data-role="mine"' not in page
    await socket.do("open", seat=1 - seat)  # not whose turn it is
    assert socket.seen.last["curtain"]
    await socket.do("open", seat=seat)
    assert socket.seen.last["curtain"] == ""
    assert socket.seen.actions == [int(action) for action in room.state.legal()]
    (mine,) = [pane for pane in socket.seen.panes.values() if 'data-role="mine"' in pane["frame"]]
    assert mine["cards"]
    await socket.act()
    if int(room.state.to_move) != seat:
        await socket.until(lambda: not socket.seen.actions)
        assert not any('data-role="mine"' in pane["frame"] for pane in socket.seen.panes.values())


@in_house
async def test_what_else_could_be_planned_joins_what_is_prepared(house: House) -> None:
    """Where one works in Epoch, tiles that the work could pay stand beside what can be taken."""
    host = house.visitor()
    table_id = await host.create("me", game="epoch")
    await house.deal(table_id, "plans")
    socket = await house.live(host, table_id)
    game = (await house.room(table_id)).game
    await socket.do("act", actions=[game.parse("dummy-to V-S")])
    await socket.at(1)
    work = [game.parse("place V-N"), game.parse("work")]
    await socket.do("plan", actions=work)
    cards = socket.seen.panes["plan"]["cards"]
    assert list(cards)[:2] == ["work-power", "effort"]
    fills = [html for key, html in cards.items() if key.startswith("fill-")]
    assert fills
    assert all("data-instead" in html for html in fills)
