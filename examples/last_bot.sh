#!/bin/sh
# A bot program that does the last thing on the list, in a language that knows no JSON.
#
# lascaux simulate hunters --bots program:command=examples/last_bot.sh,greedy
while read -r line; do
    case $line in
    '{"type": "decide"'*)
        position=${line#*'"position": '}
        action=${line##*'"action": '}
        echo "{\"position\": ${position%%,*}, \"action\": ${action%%,*}}"
        ;;
    esac
done
