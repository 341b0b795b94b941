# Two commands for everybody: `make play` and `make test`. Each sets up what it needs and is quick the second time.
# PYTHON: the interpreter to make the environment with (3.11 or newer).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ARGS ?=
PIP := $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt

.DEFAULT_GOAL := help
.PHONY: site
.PHONY: help play serve test check client client-checks client-tests screenshots bench page load ladder soak
.PHONY: has-python build rules build/checked build/interpreted lint types format golden docs clean

help:  ## Show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

# What playing needs, and nothing else, is made side by side; `make test` adds the rest to the same environment.
play: | has-python  ## Set up what playing needs and play in the browser (ARGS="--terminal" plays here, without Node.js)
	+@$(MAKE) --no-print-directory -j3 $(VENV)/.playing rules $(if $(filter --terminal -t,$(ARGS)),,client)
	@$(BIN)/coatl play $(ARGS)

serve: | has-python  ## Set up what playing needs and start a server for others (ARGS="--host 0.0.0.0")
	+@$(MAKE) --no-print-directory -j3 $(VENV)/.playing rules client
	@$(BIN)/coatl serve $(ARGS)

# Both run their stages side by side (tools/stages.py), and say at the end what took how long.
test: | has-python  ## Set everything up and run every test: interpreted, compiled and bounds-checked (under twelve minutes on two quiet cores)
	+@$(PYTHON) tools/stages.py test

check: | has-python  ## Lint, types and the fast tests (under two minutes)
	+@$(PYTHON) tools/stages.py check

bench: build  ## Measure speed, side by side with other engines; writes docs/performance.md
	$(BIN)/python benchmarks/run.py $(ARGS)

page: build client  ## Measure the page on a slow phone; writes a section of docs/performance.md
	$(BIN)/python benchmarks/page.py $(ARGS)

load: build  ## Measure the table server with 300 tables (10 minutes); writes a section of docs/performance.md (ARGS="--processes 1,3 --seconds 30 --rounds 1" compares several servers, three minutes)
	$(BIN)/python benchmarks/load.py $(ARGS)

ladder: build  ## Measure the strength of all bots (hours); writes docs/bots.md (ARGS="board-5" plays one contest)
	$(BIN)/python tools/ladder.py $(ARGS)

soak: build client  ## Endurance: the tests with larger numbers, all screens in all languages, 50 kills on each database (ARGS="--minutes 30 --kills 100")
	COATL_SOAK=1 $(BIN)/python -m pytest -n 2 --dist worksteal -q -o timeout=7200 $(SOAKED)
	$(BIN)/python tools/soak.py $(ARGS)

# The tests that take an amount (tests/amounts.py), and those that are too long for `make test` (tools/stages.py).
SOAKED := $(shell grep -rlE '^from tests.amounts import' tests) tests/browser/test_without_server_at_length.py

build: $(VENV)/.installed rules  ## Make the environment and compile the rules, if anything has changed

rules: | $(BIN)/cython
	@$(BIN)/python tools/build.py

build/checked: $(VENV)/.installed
	@$(BIN)/python tools/build.py --checked $@

build/interpreted: $(VENV)/.installed
	@$(BIN)/python tools/build.py --pure $@

client-checks: $(VENV)/.installed web/node_modules/.installed  ## Check types, words, theme and style of the browser client
	@cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent checks

client-tests: web/node_modules/.installed  ## Test the browser client without a browser
	@cd web && npm run --silent test:results

client: | has-python  ## Build the browser client for `coatl serve`, if anything has changed
	@$(PYTHON) tools/client.py || { echo "coatl: the game in the terminal needs no client: make play ARGS=--terminal"; exit 1; }

web/node_modules/.installed: web/package.json web/package-lock.json | has-python
	@$(PYTHON) tools/client.py --packages

site: build client  ## Write the game as a folder for any static host, in build/page (with the documentation, if `make docs` has built it)
	@$(BIN)/coatl site build/page $(if $(wildcard build/site/index.html),--docs build/site) $(ARGS)

screenshots: build client  ## Make pictures of every screen in docs/screenshots (ARGS="--only home --language fr --size phone --theme dark")
	$(BIN)/python tools/screenshots.py $(ARGS)

lint: $(VENV)/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache > build/imports.log 2>&1 || { cat build/imports.log; exit 1; }

types: $(VENV)/.installed
	$(BIN)/mypy

format: $(VENV)/.installed  ## Format the sources
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

golden: build  ## Regenerate golden games and perft counts (look at the difference before you commit it)
	$(BIN)/python tools/golden.py

docs: build  ## Renew what docs/ has from the code, and build the documentation's site in build/site
	$(BIN)/python tools/rule_links.py --write
	$(BIN)/python tools/encoding_tables.py --write
	$(BIN)/python tools/schema.py --write
	$(BIN)/python tools/import_picture.py --write
	@$(BIN)/python -c 'import mkdocs' 2> /dev/null || $(PIP) mkdocs-material mkdocstrings-python
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "coatl: look at build/site/index.html"

clean:  ## Remove everything that was built
	rm -rf build $(VENV) .venv-peers src/coatl/web web/dist web/.svelte-check .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
	rm -f src/coatl/_compiled.json

has-python:
	@command -v $(PYTHON) > /dev/null || { echo "coatl: $(PYTHON) is missing: install Python 3.11 or newer"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "coatl: Python 3.11 or newer is needed: make PYTHON=/path/to/python3.11"; exit 1; }

# The rules can be compiled as soon as this is there.
$(BIN)/cython: pyproject.toml constraints.txt | has-python
	@echo "coatl: making the environment (once)"
	@$(PYTHON) -m venv $(VENV) || { echo "coatl: the venv module is missing: install python3-venv"; exit 1; }
	@mkdir -p build
	@$(PIP) --no-compile setuptools Cython
	@touch $@

$(VENV)/.playing: pyproject.toml constraints.txt | $(BIN)/cython
	@echo "coatl: installing what playing needs (once)"
	@COATL_PURE=1 $(PIP) --no-compile --no-build-isolation -e '.[server]'
	@touch $@

$(VENV)/.installed: pyproject.toml constraints.txt | $(BIN)/cython
	@echo "coatl: installing what testing needs (once)"
	@COATL_PURE=1 $(PIP) --no-compile --no-build-isolation -e '.[dev]'
	@touch $(VENV)/.playing $@
