# make run     open the sample form: in a window where there is a display, else on the whole terminal
#              (SURFACE=terminal|screen|web|gtk chooses)
# make test    run every test
# make sanitize   run the tests that need no browser, window or terminal under ThreadSanitizer and AddressSanitizer
# make test-repeat N=5   run them so many times; a line of JSON for each run
# make bench   print one JSON object a line for each measurement
# make pictures   take the pictures of the documentation anew
# make cast    take the film of the documentation anew
# make fuzz TIME=600   feed the terminal's decoder and writer with anything, and hold the engine against the reference
#              engine with random forms, each for so many seconds; SEED=N begins with a seed
# make format  bring every source into the repository's format
#
# On a Debian machine each of them installs what is missing, and says so.

SURFACE ?=
SWIFT ?= swift
# The web surface's server needs libmicrohttpd, the window GTK and libadwaita; without the traits everything else builds.
TRAITS ?= --traits Web,GTK
export SURFACE

SAMPLE = "$$($(SWIFT) build $(TRAITS) --show-bin-path)/Sample"
PYTHON = .build/python/bin/python

.PHONY: run test sanitize test-repeat bench pictures cast fuzz format lint packages python

run: packages
	@$(SWIFT) build $(TRAITS) --product Sample 1>&2
	@SURFACE="$${SURFACE:-$$([ -z "$$WAYLAND_DISPLAY$$DISPLAY" ] || [ -n "$(ARGS)" ] || echo gtk)}" $(SAMPLE) $(ARGS)

# First without traits and with GTK hidden, then everything with them.
test: python lint
	@.ci/part "build without traits" .ci/without-gtk $(SWIFT) build -Xswiftc -warnings-as-errors
	@.ci/part "build" $(SWIFT) build $(TRAITS) --build-tests -Xswiftc -warnings-as-errors
	@.ci/part "tests" .ci/test $(SWIFT) test $(TRAITS) --skip-build
	@.ci/part "conformance" .ci/conformance Documentation/Conformance.md .build/results/*.jsonl
	@.ci/part "consumer" $(SWIFT) test --package-path Tests/Consumer
	@.ci/part "benchmarks build" $(SWIFT) build --package-path Benchmarks

# Each sanitizer has a build of its own; the window is left out.
sanitize: packages
	@.ci/sanitize $(SWIFT)

test-repeat: python
	@$(SWIFT) build $(TRAITS) --build-tests 1>&2
	@.ci/repeat $(or $(N),5) .ci/test $(SWIFT) test $(TRAITS) --skip-build

bench: python
	@.ci/packages bench
	@$(SWIFT) build --quiet -c release --static-swift-stdlib --package-path Benchmarks --product BenchForm 1>&2
	@$(SWIFT) build --quiet -c release --static-swift-stdlib --package-path Benchmarks --product BenchWindow 1>&2
	@$(SWIFT) build --quiet -c release --package-path Benchmarks --product CWindowForm 1>&2
	@$(SWIFT) run --quiet -c release --package-path Benchmarks Bench $(ARGS)

pictures: python
	$(SWIFT) build $(TRAITS) --product Sample
	$(PYTHON) Documentation/Pictures/terminal.py $(SAMPLE) Documentation/Pictures
	$(PYTHON) Documentation/Pictures/web.py $(SAMPLE) /usr/bin/chromium
	$(SWIFT) build $(TRAITS) --build-tests
	FIELDSTONE_PICTURES=$(CURDIR)/Documentation/Pictures .ci/windows $(SWIFT) test $(TRAITS) --skip-build \
	  --disable-xctest --filter FieldstoneGTKTests.Windows/pictures

cast: python
	$(SWIFT) build $(TRAITS) --product Sample
	$(PYTHON) Documentation/Pictures/cast.py $(SAMPLE) Documentation/Pictures

fuzz:
	Fuzzing/run $(or $(TIME),600)
	FIELDSTONE_MINUTES=$$(awk 'BEGIN { print $(or $(TIME),600) / 60 }') $(if $(SEED),FIELDSTONE_SEED=$(SEED)) \
	  $(SWIFT) test $(TRAITS) --disable-xctest --filter ReferenceTests.campaign

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Examples Tests Benchmarks/Package.swift Benchmarks/Sources Fuzzing

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Examples Tests Benchmarks/Package.swift Benchmarks/Sources Fuzzing

packages:
	@.ci/packages

python:
	@.ci/packages test
	@.ci/python
