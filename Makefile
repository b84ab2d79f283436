# Everything happens in .venv, which these targets make and fill as needed.
#
#   make play       open a table in the browser
#   make test       all checks and tests: style, types, plain Python, compiled rules
#   make test-all   the same with the slow, exhaustive tests
#   make coverage  which lines no test runs, as a table and in htmlcov
#   make bench      decisions per second, next to python-chess
#   make pictures   take the pictures of the documentation anew, in Chromium
#   make golden     write the golden records anew, after a deliberate change of rules
#   make clean      remove what the other targets made

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
SOURCES := $(shell find src -name '*.py')

# Tests start processes by the hundred: what these import is compiled once, and kept away from sources.
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/bytecode
unexport PYTHONDONTWRITEBYTECODE

# Each check uses one core.
AT_ONCE := $(MAKE) --no-print-directory --jobs=2

TESTS := $(BIN)/pytest -q -n auto

.PHONY: play test test-all check check-types check-style check-js read-tests coverage bench pictures golden clean setup

play:
	@$(MAKE) --silent --jobs=2 $(VENV)/compiled $(VENV)/with-table
	@$(BIN)/lascaux play

setup:
	@$(MAKE) --silent --jobs=3 $(VENV)/compiled $(VENV)/with-tests $(VENV)/programs

# What could differ between the builds is tested on both, the rest once on the faster one.
test: HOW := -m "not slow"
test-all: HOW := -m "" --hypothesis-profile many
test test-all: setup
	@$(AT_ONCE) check-types read-tests check-style check-js
	@if $(BIN)/python tests/compiled_or_say_so.py; then \
	  LASCAUX_PURE=1 $(TESTS) -m "not slow and not once" && $(TESTS) $(HOW) tests; \
	else $(TESTS) $(HOW); fi

check: setup
	@$(AT_ONCE) check-types check-style check-js

check-types:
	$(BIN)/mypy

check-style:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

# The types that the table's JavaScript states in its comments.
check-js:
	@if [ -x node_modules/.bin/tsc ]; then echo "tsc --project ."; node_modules/.bin/tsc --project .; \
	  else echo "*** NO TYPESCRIPT HERE: the table's JavaScript is not checked. ***"; fi

# Reading tests takes longer than collecting them: what is read once is there for every process.
read-tests:
	@LASCAUX_PURE=1 $(BIN)/pytest -qq --collect-only -m "" > $(VENV)/tests.txt || { cat $(VENV)/tests.txt; exit 1; }

bench: setup
	$(BIN)/lascaux bench --peers

pictures: setup
	$(BIN)/python tools/screenshots.py

golden: setup
	$(BIN)/python -m tests.conformance.golden

coverage: setup
	LASCAUX_PURE=1 $(BIN)/coverage run -m pytest -q -n auto --ignore tests/browser
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage html --quiet
	@$(BIN)/coverage report

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Lascaux needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3"; exit 1; }
	@echo "Installing Lascaux and compiling its rules: about 40 seconds with two cores."
	@$(PYTHON) -m venv $(VENV) || { \
	  echo "Python cannot make a virtual environment; on Debian: apt install python3-venv"; exit 1; }

# What compiles the rules, and the sources as they are; the rules are compiled next, where one can watch.
$(VENV)/plain: $(BIN)/python pyproject.toml
	@$(BIN)/python -c 'import tomllib; \
	  print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > $@.txt
	@$(PIP) --requirement $@.txt
	@LASCAUX_PURE=1 $(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

# An edited source needs a new build: a compiled module wins over the source beside it.
$(VENV)/compiled: $(VENV)/plain setup.py $(SOURCES)
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

$(VENV)/with-table: $(VENV)/plain
	@$(PIP) 'lascaux[table]'
	@touch $@

$(VENV)/with-tests: $(VENV)/plain
	@$(PIP) 'lascaux[dev]'
	@touch $@ $(VENV)/with-table

$(VENV)/programs: $(BIN)/python tools/get_test_programs.sh package-lock.json
	@tools/get_test_programs.sh
	@touch $@

clean:
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* htmlcov node_modules
	find src -name '*.so' -delete
