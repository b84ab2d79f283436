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
# An edited source needs a new build: a compiled module wins over the source beside it.
SOURCES := $(shell find src -name '*.py')

.PHONY: play test test-all check bench golden clean setup

play: $(VENV)/playable
	@$(BIN)/lascaux play

setup: $(VENV)/testable

# What could differ between the builds is tested on both, the rest once on the faster one.
test: HOW := -m "not slow"
test-all: HOW := -m "" --hypothesis-profile many
test test-all: check
	@if $(BIN)/python tests/compiled_or_say_so.py; then \
	  LASCAUX_PURE=1 $(BIN)/pytest -q -n auto -m "not slow and not once" && \
	  $(BIN)/pytest -q -n auto $(HOW) tests; \
	else $(BIN)/pytest -q -n auto $(HOW); fi

check: $(VENV)/testable
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)/testable
	$(BIN)/lascaux bench --peers

golden: $(VENV)/testable
	$(BIN)/python -m tests.conformance.golden

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
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
