"""Says loudly whether the rules are compiled here; succeeds only if they are."""

import sys

import lascaux

if __name__ == "__main__":
    if lascaux.COMPILED:
        print("The rules are compiled: what could differ is tested on plain Python, too.")
    else:
        print("*** THE RULES ARE NOT COMPILED HERE: only plain Python was tested. ***")
    sys.exit(not lascaux.COMPILED)
