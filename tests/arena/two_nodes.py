"""A Ray cluster of two nodes on this machine, for as long as its standard input is open.

Prints its address. The first line that it reads lets one of the nodes fail. Nothing outside this
machine can reach it.
"""

import os
import sys
from typing import Any

# What Ray calls so lets everything listen on the loopback address only.
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

from ray.cluster_utils import Cluster

MEMORY = 80 * 2**20  # the least that Ray takes
SMALL: dict[str, Any] = {
    "num_cpus": 1,
    "object_store_memory": MEMORY,
    "include_dashboard": False,
}

if __name__ == "__main__":
    cluster = Cluster(initialize_head=True, head_node_args=SMALL)
    try:
        node = cluster.add_node(**SMALL)
        print(cluster.address, flush=True)
        if sys.stdin.readline():
            cluster.remove_node(node, allow_graceful=False)
            print("failed", flush=True)
        sys.stdin.read()
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]
