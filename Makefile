# Everything happens in .venv, which these targets make and fill as needed.
#
#   make play       open a table in the browser
#   make test       all checks and tests: style, types, plain Python, compiled rules
#   make test-all   the same with the slow, exhaustive tests
#   make bench      decisions per second, next to python-chess
#   make golden     write the golden records anew, after a deliberate change of rules
#   make clean      remove what the other targets made

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
SOURCES := $(shell find src -name '*.py')
ONCE := --ignore tests/test_build.py --ignore tests/arena/test_ray.py --ignore tests/report --ignore tests/lab

.PHONY: play test test-all check bench golden clean setup

play:
	@$(MAKE) --silent --jobs=2 $(VENV)/compiled $(VENV)/with-table
	@$(BIN)/lascaux play

setup:
	@$(MAKE) --silent --jobs=3 $(VENV)/compiled $(VENV)/with-tests $(VENV)/programs

# Browsers, clusters and reports take long and do not care which build they run on: they are tested once.
test: check
	LASCAUX_PURE=1 $(BIN)/pytest -q -n auto --ignore tests/browser
	@if $(BIN)/python tests/compiled_or_say_so.py; then $(BIN)/pytest -q -n auto $(ONCE) tests; \
	  else $(BIN)/pytest -q -n auto tests/browser; fi

test-all: check
	LASCAUX_PURE=1 $(BIN)/pytest -q -n auto --ignore tests/browser
	@$(BIN)/python tests/compiled_or_say_so.py; $(BIN)/pytest -q -n auto -m "" tests

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: setup
	$(BIN)/lascaux bench --peers

golden: setup
	$(BIN)/python -m tests.conformance.golden

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Lascaux needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3"; exit 1; }
	@echo "Installing Lascaux and compiling its rules: a minute of work for one core, half of it for two."
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

$(VENV)/programs: $(BIN)/python tools/get_test_programs.sh
	@tools/get_test_programs.sh
	@touch $@

clean:
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
