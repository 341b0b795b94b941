# Two commands for everybody: `make play` and `make test`. Each sets up what it needs and is quick the second time.
# PYTHON: the interpreter to make the environment with (3.11 or newer).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play serve test check web client screenshots bench page load ladder soak build lint types format golden docs clean

help:  ## Show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

play: build $(if $(filter --terminal -t,$(ARGS)),,client)  ## Set everything up and play in the browser (ARGS="--terminal" plays here)
	@$(BIN)/coatl play $(ARGS)

serve: build client  ## Set everything up and start a server for others (ARGS="--host 0.0.0.0")
	@$(BIN)/coatl serve $(ARGS)

test: build lint types web  ## Set everything up and run every test: interpreted, compiled and bounds-checked
	$(BIN)/python -m pytest -n 3 --dist worksteal -q

check: build lint types  ## Lint, types and the fast tests (under two minutes)
	$(BIN)/python -m pytest -n 3 --dist worksteal -q -m "not slow"

bench: build  ## Measure speed, side by side with other engines; writes docs/performance.md
	$(BIN)/python benchmarks/run.py $(ARGS)

page: build client  ## Measure the page on a slow phone; writes a section of docs/performance.md
	$(BIN)/python benchmarks/page.py $(ARGS)

load: build  ## Measure the table server with 300 tables (10 minutes); writes a section of docs/performance.md
	$(BIN)/python benchmarks/load.py $(ARGS)

ladder: build  ## Measure the strength of all bots (hours); writes docs/bots.md (ARGS="board-5" plays one contest)
	$(BIN)/python tools/ladder.py $(ARGS)

soak: build client  ## Long random checks, 50 kills of the server on each database, all screens in all languages (ARGS="--minutes 30 --kills 100")
	COATL_ALL_LANGUAGES=1 $(BIN)/python -m pytest -n 3 -q tests/browser/test_screens.py
	$(BIN)/python tools/soak.py $(ARGS)

build: $(VENV)/.installed  ## Make the environment and compile the rules, if anything has changed
	@$(BIN)/python tools/build.py

web: $(VENV)/.installed web/node_modules/.installed  ## Check, test and build the browser client
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent verify
	@$(TAKE_CLIENT)

client: src/coatl/web/index.html  ## Build the browser client for `coatl serve`, if anything has changed

# What was built becomes part of the package, where the server finds it.
TAKE_CLIENT = rm -rf src/coatl/web && cp -r web/dist src/coatl/web && touch src/coatl/web/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts web/svelte.config.js web/package-lock.json src/coatl/locales -type f)

src/coatl/web/index.html: $(CLIENT_SOURCES) | web/node_modules/.installed
	@echo "coatl: building the browser client"
	@cd web && npm run --silent build -- --logLevel warn
	@$(TAKE_CLIENT)

web/node_modules/.installed: web/package.json web/package-lock.json
	@command -v npm > /dev/null || { echo "coatl: npm is missing: install Node.js 20 or newer (the terminal game needs none: make play ARGS=--terminal)"; exit 1; }
	@echo "coatl: installing what the browser client is built with (once)"
	@cd web && npm install --silent --no-fund --no-audit
	@touch $@

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

docs: build  ## Renew the links in docs/rules.md and the schemas in docs/schema
	$(BIN)/python tools/rule_links.py --write
	$(BIN)/python tools/schema.py --write

clean:  ## Remove everything that was built
	rm -rf build $(VENV) .venv-peers src/coatl/web web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
	rm -f src/coatl/_compiled.json

$(VENV)/.installed: pyproject.toml constraints.txt
	@command -v $(PYTHON) > /dev/null || { echo "coatl: $(PYTHON) is missing: install Python 3.11 or newer"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "coatl: Python 3.11 or newer is needed: make PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "coatl: the venv module is missing: install python3-venv"; exit 1; }
	@mkdir -p build
	@echo "coatl: installing the environment (once)"
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt setuptools wheel Cython
	@COATL_PURE=1 $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[dev]'
	@touch $@
