"""What things are worth, by guess."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ABILITIES_A_ROUND: list[float] = [  # points that an ability brings in a round
    0.10,  # axe
    0.12,  # basket
    0.20,  # boots
    0.12,  # bow
    0.08,  # canoe
    0.12,  # cart
    0.10,  # casting bronze
    0.18,  # cloak
    0.12,  # dagger
    0.22,  # fishing pole
    0.14,  # gloves
    0.26,  # hoop net
    0.10,  # horse
    0.25,  # jug
    0.10,  # pick
    0.14,  # pottery
    0.14,  # rope making
    0.08,  # shovel
    0.20,  # sowing
    0.16,  # spear
    0.10,  # tanning
]
DUMMY_BY_ROUND: list[float] = [0.0, 0.0, 1.0, 1.9, 1.0, 1.9, 3.0, 1.9, 7.0]  # of its eight, from 1


class Weights:
    """Guesses in points, tuned by playing."""

    def __init__(self) -> None:
        self.rival: float = 0.49  # how much the best rival's standing counts against the own
        self.turn: float = 0.02  # an action that is still to come, to whoever looks no farther,
        self.plan: float = 1.0  # and to whoever plans the turn
        self.stakes: float = 0.06  # how much a decision changes the chances
        # Food
        self.food_low: float = 0.43  # each of the first few,
        self.food_mid: float = 0.30  # of those that one can well use,
        self.food_high: float = 0.18  # and of the rest
        self.carried: float = 18.0  # as far as it can be carried
        self.deer: float = 0.05  # besides the food that it is
        self.venison: float = 0.19  # for something of a deer that is wanted
        self.walk: float = 1.94  # a way against its food; times `aim` above 1, or nobody sets out
        self.far: float = 0.14  # and however much food there is, what is near comes first
        # Goods
        self.good: float = 0.05  # a resource that can be carried,
        self.surplus: float = -0.02  # and one that cannot
        self.power: float = 0.65  # what work power costs, with its share of an action,
        self.bought: float = 0.10  # and once it is there
        self.item: float = 2.47  # a hide, antler or tendon
        self.made: float = 1.30  # rope, leather, bronze by one's own ability,
        self.borrowed: float = 1.59  # and by another's
        # Aims
        self.aim: float = 0.75  # how sure the best aim is,
        self.next_aim: float = 0.12  # and each next one, against the one before
        self.ready: float = 0.17  # how much more it draws, by its gain, once nothing is lacking
        self.tile: float = 0.70  # a tile to turn up, with what that costs
        self.under_way: float = 0.9  # how sure it is to use what was begun
        self.occupied: float = 1.0  # what it costs where another leader stands
        self.idle: float = 0.5  # what it costs to look into a load for nothing
        # Time
        self.rounds: float = 13.0  # of a usual game
        self.soon: float = 1.73  # rounds left where nobody knows any more
        self.most_rounds: float = 12.0  # that an ability is thought to be of use
        self.patience: float = 7.67  # rounds, after which food is worth less and less: else games
        self.haste: float = 0.15  # stall with everybody's stores full
        self.spread_late: float = 3.0  # how far the end may differ from a guess,
        self.spread_round: float = 0.5  # and by so much more with every round that is left
        self.dummy: vec[float] = vec[float](DUMMY_BY_ROUND)
        self.ability: vec[float] = vec[float](ABILITIES_A_ROUND)


def against_the_dummy() -> Weights:
    """Alone one has 19 rounds and begins with nothing: food is cheaper, work and ways dearer."""
    w = Weights()
    w.food_low = 0.52
    w.food_mid = 0.28
    w.food_high = 0.164
    w.carried = 16.28
    w.deer = 0.055
    w.venison = 0.179
    w.walk = 2.14
    w.far = 0.124
    w.power = 0.89
    w.bought = 0.055
    w.item = 1.93
    w.made = 3.32
    w.borrowed = 2.71
    w.aim = 0.56
    w.next_aim = 0.126
    w.ready = 0.27
    w.tile = 0.62
    w.under_way = 0.53
    w.patience = 4.51
    w.haste = 0.198
    w.rival = 0.22
    return w


NEVER: Final = 99.0  # what cannot be had costs so much
COUNTED: Final[i64] = 4  # aims that a side is thought to have at a time
