#!/bin/sh
# Sees to it that the browser tests have a browser: Debian's Chromium, where this machine allows it.
command -v chromium >/dev/null 2>&1 && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "Installing Chromium for the browser tests."
  { apt-get update -qq && apt-get install -y -qq chromium; } >/dev/null 2>&1
fi
command -v chromium >/dev/null 2>&1 ||
  echo "*** NO CHROMIUM HERE, and it cannot be installed: the browser tests will be skipped. ***"
exit 0
