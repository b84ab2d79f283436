# Everything happens in .venv, which these targets make and fill as needed.
#
#   make play       open a table in the browser
#   make test       all checks and tests: style, types, plain Python, compiled rules
#   make test-all   the same with the slow, exhaustive tests
#   make coverage  which lines no test runs, as a table and in htmlcov
#   make bench      decisions per second, next to python-chess
#   make golden     write the golden records anew, after a deliberate change of rules
#   make clean      remove what the other targets made

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# An edited source needs a new build: a compiled module wins over the source beside it.
SOURCES := $(shell find src -name '*.py')
ONCE := --ignore tests/arena/test_ray.py --ignore tests/report --ignore tests/lab

.PHONY: play test test-all check check-js coverage bench golden clean setup

play: $(VENV)/playable
	@$(BIN)/lascaux play

setup: $(VENV)/testable

# Browsers, clusters and reports take long and do not care which build they run on: they are tested once.
test: check
	LASCAUX_PURE=1 $(BIN)/pytest -q -n auto --ignore tests/browser
	@if $(BIN)/python tests/compiled_or_say_so.py; then $(BIN)/pytest -q -n auto $(ONCE) tests; \
	  else $(BIN)/pytest -q -n auto tests/browser; fi

test-all: check
	LASCAUX_PURE=1 $(BIN)/pytest -q -n auto --ignore tests/browser
	@$(BIN)/python tests/compiled_or_say_so.py; $(BIN)/pytest -q -n auto -m "" tests

check: $(VENV)/testable
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(MAKE) --no-print-directory check-js

# The types that the table's JavaScript states in its comments.
check-js:
	@if [ -x node_modules/.bin/tsc ]; then echo "tsc --project ."; node_modules/.bin/tsc --project .; \
	  else echo "*** NO TYPESCRIPT HERE: the table's JavaScript is not checked. ***"; fi

bench: $(VENV)/testable
	$(BIN)/lascaux bench --peers

golden: $(VENV)/testable
	$(BIN)/python -m tests.conformance.golden

coverage: setup
	LASCAUX_PURE=1 $(BIN)/coverage run -m pytest -q -n auto --ignore tests/browser
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage html --quiet
	@$(BIN)/coverage report

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Lascaux needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { \
	  echo "Python cannot make a virtual environment; on Debian: apt install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --upgrade pip

$(VENV)/playable: $(BIN)/python pyproject.toml setup.py $(SOURCES)
	@echo "Installing Lascaux; compiling the rules takes half a minute."
	@find src -name '*.so' -delete
	@$(BIN)/python -m pip install --quiet --editable '.[table]'
	@$(BIN)/lascaux --version
	@touch $@

$(VENV)/testable: $(BIN)/python pyproject.toml setup.py $(SOURCES)
	@echo "Installing Lascaux and what tests it; compiling the rules takes half a minute."
	@find src -name '*.so' -delete
	@$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@tools/get_test_programs.sh
	@$(BIN)/lascaux --version
	@touch $@ $(VENV)/playable

clean:
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* htmlcov node_modules
	find src -name '*.so' -delete
