"""A short entry on each invention and each site: what archaeology knows of it."""

from __future__ import annotations

from typing import Final

INVENTIONS: Final = {
    "axe": "Ground stone axes felled the first fields out of Europe's forests. A polished blade"
    " in a wooden haft lasts longer than a chipped one, and fells a tree in minutes.",
    "basket": "Basketry leaves few traces, but prints of woven mats in clay are older than farming."
    " Willow, reed and lime bast were twined into carriers, traps and sieves.",
    "boots": "The Iceman of the Alps, who died about 3300 BC, wore shoes of hide stuffed with dry"
    " grass. A leather shoe from a cave in Armenia is some centuries older.",
    "bow": "Bows of elm from a Danish bog are about 9000 years old. They are as long as a person,"
    " and copies of them shoot through a deer.",
    "canoe": "The oldest boat that was found is a dugout of pine from Pesse in the Netherlands,"
    " hollowed out about 8000 BC. Boats of skin over laths leave nothing behind.",
    "cart": "Wheels appear in Europe and the Near East at nearly the same time, around 3500 BC."
    " A wooden wheel with its axle was preserved in the marsh of Ljubljana.",
    "casting_bronze": "Copper with some tin melts sooner, fills a mould better and is harder than"
    " either. The tin came from far away, so bronze tied Europe together by trade.",
    "cloak": "The Iceman carried a cape of grass or bast over his coat of sewn goat hide. Cloaks of"
    " wool lie in the oak coffins of Denmark's Bronze Age.",
    "dagger": "Flint daggers of the north copy blades of metal so closely that even the seam of the"
    " handle is chipped into the stone.",
    "fishing_pole": "Fish hooks of shell are more than 20 000 years old; in the north they were"
    " carved of bone and antler, and baited gorges did the same work.",
    "gloves": "Mittens of nettle, bast and fur are guessed from needles and from the cold: a"
    " pair of hands that does not bleed works longer.",
    "hoop_net": "Wicker traps and nets of willow bast were set in streams and tidal creeks. Whole"
    " fences of hazel, which led fish into them, have been dug up in Denmark.",
    "horse": "People of the steppe kept horses for meat and milk before 3000 BC, and later as"
    " bearers and for pulling. From there they spread over all of Europe.",
    "jug": "Before pots there were gourds, bladders and bags of hide. Whoever carries water is free"
    " to camp away from the river.",
    "pick": "Miners broke flint out of chalk with picks of red deer antler. In Grime's Graves they"
    " still lay where they had been put down, one with a print in the chalk on it.",
    "pottery": "Fired clay keeps water in and mice out, and can stand in the embers. Soup, porridge"
    " and cheese left traces of fat in the walls of pots.",
    "rope_making": "Twisted fibres from a cave in France are about 50 000 years old. Bast of lime"
    " trees makes ropes that do not rot in water.",
    "shovel": "Shoulder blades of cattle and deer moved the earth of ditches and barrows; wooden"
    " spades survive in bogs and wells.",
    "sowing": "Wheat, barley, peas and flax came from the Near East. Their fields reached the"
    " Balkans before 6000 BC and the North Sea two thousand years later.",
    "spear": "The wooden spears of Schöningen in Germany are at least 200 000 years old: the"
    " oldest whole weapons that are known, thrown at horses beside a lake.",
    "tanning": "Hide rots unless it is smoked, greased or soaked in bark. Scrapers of stone for"
    " cleaning it are among the commonest tools of the Ice Age.",
}

SITES: Final = {
    "carnac": "More than 3000 stones stand in rows near Carnac in Brittany, raised by its first"
    " farmers from about 4500 BC. Nobody knows what the long lanes led to.",
    "valcamonica": "In an Alpine valley some 200 000 figures were pecked into the rocks over eight"
    " thousand years: hunters, deer, ploughs, weapons, and dancers with antlers.",
    "egtved": "A girl was buried at Egtved in Denmark in the summer of 1370 BC, in a corded skirt"
    " and with a belt disc of bronze. Flowering yarrow was laid into her coffin.",
    "barger": "In a bog at Barger-Oosterveld in the Netherlands stood a small square building of"
    " oak with horned beams, inside a ring of stones. Later it was taken down on purpose.",
    "varna": "The graves of Varna on the Black Sea held the oldest worked gold of the world, from"
    " about 4500 BC. One man had more of it than all other people of his time.",
    "stonehenge": "Ditch, posts and stones were built and rebuilt for 1500 years. The great"
    " trilithons frame midsummer's sunrise; the smaller stones came from Wales.",
}
