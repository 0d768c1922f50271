# make run     open the sample form, in a window if there is a display, otherwise full-screen in the terminal
#              (SURFACE=terminal|screen|web|gtk chooses a surface, EXAMPLE=Gallery another form)
# make test    run every test
# make sanitize   run the tests that need no browser, window or terminal under ThreadSanitizer and AddressSanitizer
# make test-repeat N=5   run every test N times; print a line of JSON for each run
# make bench   print a line of JSON for each measurement
# make pictures   retake the pictures of the documentation
# make cast    record the screencast of the documentation again
# make fuzz TIME=600   fuzz the terminal's decoder and writer, and whatever reads definitions and schemas, and compare the
#              engine with the reference engine on random forms, each for TIME seconds; SEED=N starts with a seed
# make torture RUNS=1000   kill the sample with -9 at random moments while somebody types, and replay what it writes to
#              its folder of drafts as a disk that loses power: nothing that was said to be saved may be missing
# make format  format all sources
#
# On Debian, each of these first installs the packages that are missing, and says so.

SURFACE ?=
SWIFT ?= swift
# The web surface's server needs libmicrohttpd, the window GTK and libadwaita. Without the traits, the rest builds.
TRAITS ?= --traits Web,GTK
export SURFACE

EXAMPLE ?= Sample
SAMPLE = "$$($(SWIFT) build $(TRAITS) --show-bin-path)/Sample"
PYTHON = .build/python/bin/python

.PHONY: run test sanitize test-repeat bench pictures cast fuzz torture format lint packages python

run: packages
	@$(SWIFT) build $(TRAITS) --product $(EXAMPLE) 1>&2
	@SURFACE="$${SURFACE:-$$([ -z "$$WAYLAND_DISPLAY$$DISPLAY" ] || [ -n "$(ARGS)" ] || echo gtk)}" \
	  "$$($(SWIFT) build $(TRAITS) --show-bin-path)/$(EXAMPLE)" $(ARGS)

# A package that uses this one is built without traits and with GTK hidden; then everything is built with them.
test: python lint
	@.ci/part "consumer build" .ci/without-gtk $(SWIFT) build --package-path Tests/Consumer --build-tests \
	  -Xswiftc -warnings-as-errors
	@.ci/part "consumer" $(SWIFT) test --package-path Tests/Consumer --skip-build
	@.ci/part "build" $(SWIFT) build $(TRAITS) --build-tests -Xswiftc -warnings-as-errors
	@.ci/part "tests" .ci/test $(SWIFT) test $(TRAITS) --skip-build
	@.ci/part "conformance" .ci/conformance Documentation/Conformance.md .build/results/*.jsonl

# Each sanitizer has its own build; the window tests are left out.
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
	@$(SWIFT) build --quiet -c release --package-path Benchmarks --product CPageServer 1>&2
	@$(SWIFT) run --quiet -c release --package-path Benchmarks Bench $(ARGS)

pictures: python
	$(SWIFT) build $(TRAITS) --product Sample
	$(SWIFT) build $(TRAITS) --product Gallery
	$(PYTHON) Documentation/Pictures/terminal.py $(SAMPLE) Documentation/Pictures
	$(PYTHON) Documentation/Pictures/web.py $(SAMPLE) /usr/bin/chromium
	$(SWIFT) build $(TRAITS) --build-tests
	FIELDSTONE_PICTURES=$(CURDIR)/Documentation/Pictures .ci/windows $(SWIFT) test $(TRAITS) --skip-build \
	  --disable-xctest --filter 'FieldstoneGTKTests.Windows/(pictures|optionPictures)'

cast: python
	$(SWIFT) build $(TRAITS) --product Sample
	$(PYTHON) Documentation/Pictures/cast.py $(SAMPLE) Documentation/Pictures

fuzz:
	Fuzzing/run $(or $(TIME),600)
	FIELDSTONE_MINUTES=$$(awk 'BEGIN { print $(or $(TIME),600) / 60 }') $(if $(SEED),FIELDSTONE_SEED=$(SEED)) \
	  $(SWIFT) test $(TRAITS) --disable-xctest --filter 'ReferenceTests.campaign|FieldstoneDocumentsTests\..*FuzzTests'

torture: python
	@.ci/packages torture
	@$(SWIFT) build $(TRAITS) --product Sample 1>&2
	$(PYTHON) Tests/Torture/recorded.py $(SAMPLE)
	$(PYTHON) Tests/Torture/killed.py $(SAMPLE) $(or $(RUNS),1000) $(or $(SEED),1) 6

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Examples Tests Benchmarks/Package.swift Benchmarks/Sources Fuzzing

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Examples Tests Benchmarks/Package.swift Benchmarks/Sources Fuzzing

packages:
	@.ci/packages

python:
	@.ci/packages test
	@.ci/python
	@.ci/schema-suite
