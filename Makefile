# `make` lists what there is. A machine needs git, make and Python 3.11 or later; Node comes from PyPI.
# Every step leaves a file behind by which the next run knows that it is done.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:

BIN := .venv/bin
DONE := .venv/done
PAGE := src/seaboard/server/page/index.html
STAGE := ./scripts/stage
UV := $(BIN)/uv pip install --quiet --python

# The first Python that is new enough; asked for only when the environment is made.
PYTHON = $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

# The page is built with the words of its frame and with those that games keep in their folders.
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/package.json web/svelte.config.js \
	web/tsconfig.json web/vite.*.ts web/worker src/seaboard/words src/seaboard/games/*/words -type f \
	! -name '*.test.ts' ! -name '*.py' ! -name '*.pyc' 2>/dev/null)

# Node's commands, and tools that start Python by name, are those of the environment.
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PYTHONUTF8 := 1
# Tests start hundreds of processes: each would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play page check test test-all coverage bench bench-envs soak soak-processes ladder fmt hooks lock clean
.PHONY: checked-while-building packed-while-browsing all-packed-while-browsing lint types imports libraries
.PHONY: tests tests-all interpreted web-check web-lint web-test wire-types wheel wheel-all wheels browser
.PHONY: covered verifiers

# Every target with a `##` behind it is listed, in the order of this file.
help:
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# ---------------------------------------------------------------- the environment

$(DONE)/venv: requirements/uv.txt
	@test -n "$(PYTHON)" || { echo 'Python 3.11 or later is needed.'; exit 1; }
	@$(STAGE) 'Making an environment' $(PYTHON) -m venv .venv
	@$(STAGE) 'Fetching uv' $(BIN)/python -m pip install --disable-pip-version-check --quiet \
		--require-hashes -r requirements/uv.txt
	@mkdir -p $(DONE) && touch $@

$(DONE)/play: requirements/play.txt | $(DONE)/venv
	@$(STAGE) 'Fetching what Seaboard stands on' $(UV) .venv --require-hashes -r requirements/play.txt
	@touch $@

# A library is linked by a C compiler or by Zig; a Mac's `cc` may be one that only offers to install another.
HAS_COMPILER = $(shell for c in $$CC cc gcc clang; do $$c --version >/dev/null 2>&1 && echo yes && break; done)

$(DONE)/linker: requirements/linker.txt | $(DONE)/venv
	@$(STAGE) 'Fetching a linker' $(UV) .venv --require-hashes -r requirements/linker.txt
	@touch $@

$(DONE)/seaboard: pyproject.toml hatch_build.py $(DONE)/play
	@test -n "$(HAS_COMPILER)" || $(MAKE) --no-print-directory $(DONE)/linker
	@$(STAGE) 'Installing Seaboard' $(UV) .venv --no-deps --no-build-isolation --editable .
	@touch $@

$(DONE)/dev: requirements/dev.txt $(DONE)/seaboard
	@$(STAGE) 'Fetching the test tools' $(UV) .venv --require-hashes -r requirements/dev.txt
	@touch $@

# Half a gigabyte that also pins what we do not: in a folder of its own, for those who ask for it.
$(DONE)/verifiers: requirements/verifiers.txt $(DONE)/dev
	@$(STAGE) 'Fetching verifiers' $(UV) .venv --require-hashes --target .venv/verifiers -r requirements/verifiers.txt
	@touch $@

$(DONE)/bench: requirements/bench.txt $(DONE)/seaboard
	@$(STAGE) 'Fetching the other engines' $(UV) .venv --require-hashes -r requirements/bench.txt
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(DONE)/play
	@$(STAGE) 'Fetching what the page stands on' npm --prefix web ci --no-audit --no-fund
	@touch $@

$(PAGE): $(PAGE_SOURCES) web/node_modules/.package-lock.json
	@$(STAGE) 'Building the page' npm --prefix web run build
	@touch $@

# ---------------------------------------------------------------- play

# While the page is built, the other core builds the rules; the server waits for what is still missing.
play: $(DONE)/seaboard  ## start Seaboard and open it in a browser (ARGS="--port 9000" passes flags on)
	@$(MAKE) --no-print-directory -q $(PAGE) 2>/dev/null || { \
		$(BIN)/python -m seaboard warm >$(DONE)/warm.txt 2>&1 & \
		$(MAKE) --no-print-directory $(PAGE); }
	@$(BIN)/python -m seaboard serve $(ARGS)

page: $(PAGE)  ## build the page only

# ---------------------------------------------------------------- tests

test: checked-while-building tests packed-while-browsing  ## every kind of test: before a pull request, and in CI
	@echo 'All tests have passed.'

# The slow tests too, all with coverage; the rules interpreted; wheels for other machines. Nothing of `test` runs twice.
test-all: checked-while-building tests-all interpreted covered all-packed-while-browsing  ## the slow tests too: before a release
	@echo 'All tests have passed, the slow ones too.'

# Stages that leave a core idle run side by side: what the first says is shown when both are done.
# $(call beside,FIRST,SECOND)
beside = $(MAKE) --no-print-directory $(1) >$(DONE)/beside.txt 2>&1 & first=$$!; \
	$(MAKE) --no-print-directory $(2); second=$$?; \
	wait $$first; first=$$?; cat $(DONE)/beside.txt; exit $$((first + second))

# What needs no rules is checked while libraries are built.
checked-while-building: $(DONE)/dev web/node_modules/.package-lock.json
	@$(call beside,libraries,lint types imports web-check web-test wire-types)

# A browser waits for pages as often as a package waits for files.
packed-while-browsing: $(DONE)/dev $(PAGE) web/node_modules/.package-lock.json
	@$(call beside,wheel,browser)

all-packed-while-browsing: export SEABOARD_BOTH_THEMES := 1
all-packed-while-browsing: $(DONE)/dev $(DONE)/linker $(PAGE) web/node_modules/.package-lock.json
	@$(call beside,wheel-all,browser)

check: lint types imports web-check $(DONE)/dev  ## the fast part: format, types, imports, tests of the rules
	@$(STAGE) -t 'Quick tests' $(PYTEST) -m 'not slow' \
		$(wildcard tests/kernel tests/games tests/architecture tests/cli)
	@echo 'The quick checks have passed.'

lint: $(DONE)/dev  ## ruff: format and mistakes
	@$(STAGE) 'ruff format' $(BIN)/ruff format --check .
	@$(STAGE) 'ruff check' $(BIN)/ruff check .

types: $(DONE)/dev  ## mypy over the package, the benchmarks and the tests
	@$(STAGE) -t 'mypy --strict' $(BIN)/mypy

imports: $(DONE)/dev  ## who may know whom: import-linter
	@$(STAGE) -t 'import-linter' $(BIN)/lint-imports --no-cache

web-check: web-lint  ## the page: types, ESLint, Prettier
	@$(STAGE) 'svelte-check' npm --prefix web run check

web-lint: web/node_modules/.package-lock.json  ## the page: ESLint and Prettier alone
	@$(STAGE) 'ESLint and Prettier' npm --prefix web run lint

web-test: web/node_modules/.package-lock.json  ## the page: unit tests
	@$(STAGE) 'Vitest' npm --prefix web test

wire-types: web/node_modules/.package-lock.json $(DONE)/seaboard  ## the page's types are those of the server
	@$(STAGE) 'Types of the wire are fresh' npm --prefix web run types:check

# Built once here, or else both pytest workers would wait for the same ones. Numba reads the rules for both kinds once.
libraries: $(DONE)/dev
	@SEABOARD_RULES=checked $(STAGE) 'Building libraries with bounds checks' $(BIN)/python -m seaboard warm
	@SEABOARD_RULES=library $(STAGE) 'Building libraries without' $(BIN)/python -m seaboard warm

# Both workers begin with a half of the files, so that a file's fixtures are made once.
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal

tests: $(DONE)/dev $(PAGE)  ## pytest without the slow tests, the rules compiled with bounds checks
	@$(STAGE) 'Finding PostgreSQL' ./scripts/postgres
	@SEABOARD_RULES=checked $(STAGE) -t 'pytest, compiled with bounds checks' \
		$(PYTEST) --ignore tests/packaging -m 'not slow'

tests-all: $(DONE)/dev $(PAGE)  ## pytest with the slow tests and with coverage
	@$(STAGE) 'Finding PostgreSQL' ./scripts/postgres
	@SEABOARD_RULES=checked COVERAGE_FILE=$(COVERAGE)/compiled $(STAGE) -t 'pytest, all tests, with coverage' \
		$(PYTEST) $(COVER) --ignore tests/packaging

# Integers of eight bits overflow differently in machine code and in NumPy: the rules must agree in both.
# Random matches of every game are compared in every run (tests/contract/test_three_ways.py). Here are the tests of
# the clauses, and what runs nowhere else where coverage sees it: the search, and what seats know as numbers.
interpreted: $(DONE)/dev  ## pytest, the rules of the games interpreted, with coverage
	@SEABOARD_RULES=interpreted COVERAGE_FILE=$(COVERAGE)/interpreted $(STAGE) -t 'pytest, the rules interpreted' \
		$(PYTEST) $(COVER) tests/games \
		tests/kernel/test_engine.py tests/kernel/test_search.py tests/contract/test_encodings.py

# Coverage does not see compiled rules, and the interpreted run has no server: a line is covered if it ran in either.
COVERAGE := build/coverage
COVER := --cov --cov-report= --cov-fail-under=0
REPORT := $(BIN)/coverage report --data-file $(COVERAGE)/both
covered: $(DONE)/dev
	@$(BIN)/coverage combine --quiet --keep --data-file $(COVERAGE)/both $(COVERAGE)/compiled $(COVERAGE)/interpreted
	@$(STAGE) -t 'Lines and branches that tests run' $(REPORT)

coverage: tests-all interpreted  ## both runs with coverage, and which lines ran in neither (build/coverage/html)
	@$(MAKE) --no-print-directory covered
	@$(REPORT) --show-missing --fail-under 0
	@$(BIN)/coverage html --quiet --fail-under 0 --data-file $(COVERAGE)/both --directory $(COVERAGE)/html

wheel: $(DONE)/dev $(DONE)/linker $(PAGE)  ## the wheel for this machine, installed in an empty environment
	@$(STAGE) -t 'The wheel in an empty environment' $(BIN)/python -m pytest tests/packaging -m 'not slow'

wheel-all: $(DONE)/dev $(DONE)/linker $(PAGE)  ## and libraries for other machines, other Pythons, damaged wheels
	@$(STAGE) -t 'Wheels, also for other machines' $(BIN)/python -m pytest tests/packaging

verifiers: $(DONE)/verifiers  ## the games as environments of verifiers, with the package itself
	@SEABOARD_RULES=checked PYTHONPATH=.venv/verifiers $(STAGE) -t 'The games in verifiers' \
		$(BIN)/python -m pytest tests/verifiers

browser: $(DONE)/dev $(PAGE) web/node_modules/.package-lock.json  ## tests of the page in Chromium
	@$(STAGE) 'Finding Chromium' ./scripts/chromium
	@SEABOARD_RULES=checked SEABOARD_CHROMIUM="$$(./scripts/chromium)" $(STAGE) -t 'Browser tests' npm --prefix web run e2e

# ---------------------------------------------------------------- the rest

# The last one is for machines that none of the others is for.
WHEELS := linux-x86_64 linux-aarch64 darwin-arm64 darwin-x86_64 any
wheels: $(DONE)/dev $(DONE)/linker $(PAGE)  ## a wheel for every kind of machine, in dist/ (docs/wheels.md)
	@for machines in $(WHEELS); do SEABOARD_WHEEL=$$machines $(STAGE) -t "Wheel for $$machines" \
		$(BIN)/python -m build --wheel --no-isolation --outdir dist . || exit 1; done

bench: $(DONE)/bench  ## measure beside other engines (ARGS=--write renews bench/results.md)
	@$(BIN)/python bench/rules.py $(ARGS)

# In an environment of its own: JAX is large, and nothing else needs it.
$(DONE)/bench-envs: requirements/bench-envs.txt requirements/play.txt | $(DONE)/seaboard
	@$(STAGE) 'Making an environment for JAX' $(BIN)/python -m venv .venv/envs
	@$(STAGE) 'Fetching Pgx and JAX' $(UV) .venv/envs --require-hashes \
		-r requirements/play.txt -r requirements/bench-envs.txt
	@touch $@

bench-envs: $(DONE)/bench-envs  ## measure many tables at once beside Pgx (ARGS=--write renews bench/envs.md)
	@PYTHONPATH=src .venv/envs/bin/python bench/envs.py $(ARGS)

soak: $(DONE)/dev  ## kill, cut the power, fill the disk in the midst of play (ARGS=--write renews bench/soak.md)
	@$(BIN)/python bench/soak.py $(ARGS)

soak-processes: $(DONE)/dev  ## pull plugs of three processes over PostgreSQL (ARGS=--write renews bench/soak_processes.md)
	@$(STAGE) 'Finding PostgreSQL' ./scripts/postgres
	@$(BIN)/python bench/soak_processes.py $(ARGS)

ladder: $(DONE)/seaboard  ## let all levels play and renew bench/ladder.md (ARGS="--only urchins/2 --games 60" narrows it)
	@$(BIN)/python bench/ladder.py $(ARGS)

fmt: $(DONE)/dev web/node_modules/.package-lock.json  ## format the code
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix --exit-zero --quiet .
	@npm --prefix web run --silent format -- --log-level warn

hooks: $(DONE)/dev web/node_modules/.package-lock.json  ## format and check before every commit (.pre-commit-config.yaml)
	@$(BIN)/pre-commit install

# Hashes of files, no addresses: docs/decisions/007-lock-files.md. play and bench follow dev's versions.
LOCK = $(BIN)/uv pip compile pyproject.toml --universal --generate-hashes --no-strip-extras --no-header --quiet --upgrade
lock: | $(DONE)/venv  ## renew requirements/*.txt
	printf uv | $(LOCK:pyproject.toml=-) --output-file requirements/uv.txt
	$(LOCK) --group dev --extra rules --output-file requirements/dev.txt
	$(LOCK) --group page --extra rules --constraints requirements/dev.txt --output-file requirements/play.txt
	$(LOCK) --group bench --constraints requirements/dev.txt --output-file requirements/bench.txt
	$(filter-out pyproject.toml,$(LOCK)) --group pyproject.toml:verifiers --output-file requirements/verifiers.txt
	$(LOCK) --group bench-envs --constraints requirements/play.txt --output-file requirements/bench-envs.txt
	$(filter-out pyproject.toml,$(LOCK)) --group pyproject.toml:linker --output-file requirements/linker.txt

clean:  ## remove everything that was built
	rm -rf .venv build dist web/node_modules src/seaboard/server/page .mypy_cache .ruff_cache .pytest_cache
	rm -rf .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
