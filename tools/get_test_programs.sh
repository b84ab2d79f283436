#!/bin/sh
# Sees to it that the tests have a browser with a font to measure, a PostgreSQL server and a checker of
# JavaScript, where this machine allows it. Never fails: what lacks something is skipped, and says so.

has_shell() { command -v chromium-headless-shell >/dev/null 2>&1; }
has_chromium() { has_shell || command -v chromium >/dev/null 2>&1; }
has_font() { [ -f /usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf ]; }
has_postgresql() { command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }

if command -v npm >/dev/null 2>&1; then
  npm ci --silent --no-fund --no-audit >/dev/null 2>&1 ||
    echo "*** TYPESCRIPT CANNOT BE INSTALLED: the table's JavaScript will not be checked. ***"
else
  echo "*** NO NPM HERE: the table's JavaScript will not be checked. ***"
fi
has_shell && has_font && has_postgresql && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "Installing what the tests need of Chromium, DejaVu Sans and PostgreSQL."
  apt-get update -qq >/dev/null 2>&1
  wanted=""
  is_there() { apt-cache show "$1" >/dev/null 2>&1; }
  # Without a window is all that tests need, and starts less; not every release has it by itself.
  if ! has_shell && is_there chromium-headless-shell; then wanted="$wanted chromium-headless-shell"
  elif ! has_chromium && is_there chromium; then wanted="$wanted chromium"; fi
  has_postgresql || { is_there postgresql && wanted="$wanted postgresql"; }
  has_font || { is_there fonts-dejavu-core && wanted="$wanted fonts-dejavu-core"; }
  # shellcheck disable=SC2086 - several words
  [ -n "$wanted" ] && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $wanted </dev/null >/dev/null 2>&1
fi
has_chromium ||
  echo "*** NO CHROMIUM HERE, and it cannot be installed: the browser tests will be skipped. ***"
has_font ||
  echo "*** NO DEJAVU SANS HERE, and it cannot be installed: texts will not be measured. ***"
has_postgresql ||
  echo "*** NO POSTGRESQL HERE, and it cannot be installed: its tests will be skipped. ***"
exit 0
