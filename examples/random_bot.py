"""A bot program that does anything.

lascaux simulate hunters --bots "program:command=python3 examples/random_bot.py,greedy"
"""

import json
import random
import sys

chance = random.Random()
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        chance.seed(told["seed"])  # so that the same match can be played again
    elif told["type"] == "decide":
        choice = chance.choice(told["legal"])
        print(json.dumps({"position": told["position"], "action": choice["action"]}), flush=True)
