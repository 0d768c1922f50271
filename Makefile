# make run     open the sample form: on the whole terminal where that can be (SURFACE=terminal|screen|web|gtk chooses)
# make test    run every test
# make test-repeat N=5   run them so many times; a line of JSON for each run
# make bench   print one JSON object a line for each measurement
# make format  bring every source into the repository's format
#
# On a Debian machine each of them installs what is missing, and says so.

SURFACE ?=
SWIFT ?= swift
# The web surface's server, which needs libmicrohttpd; without the trait everything else builds.
TRAITS ?= --traits Web
export SURFACE

.PHONY: run test test-repeat python bench format lint packages

run: packages
	@$(SWIFT) build $(TRAITS) --product Sample 1>&2
	@"$$($(SWIFT) build $(TRAITS) --show-bin-path)/Sample" $(ARGS)

test: packages python lint
	$(SWIFT) build --build-tests -Xswiftc -warnings-as-errors
	$(SWIFT) test --skip-build --skip FieldstoneConformanceTests --xunit-output .build/results-plain.xml
	$(SWIFT) build $(TRAITS) --build-tests -Xswiftc -warnings-as-errors
	$(SWIFT) test $(TRAITS) --skip-build --filter "FieldstoneWebTests|FieldstoneConformanceTests" \
	  --xunit-output .build/results-web.xml
	.ci/conformance Documentation/Conformance.md .build/results-plain-swift-testing.xml \
	  .build/results-web-swift-testing.xml
	$(SWIFT) test --package-path Tests/Consumer
	$(SWIFT) build --package-path Benchmarks

# The tests with the server, and those that drive every surface.
test-repeat: packages python
	@$(SWIFT) build $(TRAITS) --build-tests 1>&2
	@.ci/repeat $(or $(N),5) $(SWIFT) test $(TRAITS) --skip-build

bench: packages
	@$(SWIFT) run --quiet -c release --package-path Benchmarks Bench $(ARGS)

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Examples Tests Benchmarks/Package.swift Benchmarks/Sources

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Examples Tests Benchmarks/Package.swift Benchmarks/Sources

packages:
	@.ci/packages

python: packages
	@.ci/python
