import Foundation

/// What other libraries need for workload T(N), in their own programs.
enum Peers {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  /// The project's environment, made by `.ci/python`.
  private static let python = root.deletingLastPathComponent().appending(path: ".build/python/bin/python").path

  /// Seconds for a validation of texts that are all valid, and of texts that are all too short.
  static func pydantic(_ n: Int) throws -> (valid: Double, invalid: Double) {
    try two([python, root.appending(path: "Python/validators.py").path, "pydantic", "\(n)", "9"])
  }

  /// Seconds that `jsonschema` and `jsonschema-rs` take for all answers of a file, parsing included.
  static func schemas(_ schema: URL, _ answers: URL) throws -> (Double, Double) {
    try two([python, root.appending(path: "Python/schemas.py").path, schema.path, answers.path])
  }

  /// The same as `pydantic`.
  static func ajv(_ n: Int) throws -> (valid: Double, invalid: Double) {
    // Debian installs its modules there, and not every Node.js looks for them there.
    try two(["env", "NODE_PATH=/usr/share/nodejs", "node", root.appending(path: "Node/ajv.js").path, "\(n)", "9"])
  }

  /// Seconds to build a form, and to validate it.
  static func wtforms(_ n: Int) throws -> (build: Double, validate: Double) {
    let figures = try two([python, root.appending(path: "Python/validators.py").path, "wtforms", "\(n)", "3"])
    return (figures.0, figures.1)
  }

  private static func two(_ command: [String]) throws -> (Double, Double) {
    let figures = try Child.run(command).output.split(separator: " ").compactMap { Double($0) }
    try check(figures.count == 2, "\(command[1]) didn't print two figures.")
    return (figures[0], figures[1])
  }
}

extension Benchmark {
  /// Validation of all fields by other libraries, and Fieldstone's time in the same run as a fraction of theirs.
  static let validatePeers = Benchmark(
    [
      Measure(name: "validate-all-pydantic"), Measure(name: "validate-all-ajv"),
      Measure(name: "validate-all-invalid-pydantic"), Measure(name: "validate-all-invalid-ajv"),
      Measure(name: "validate-all-pydantic-ratio", unit: "times"),
      Measure(name: "validate-all-ajv-ratio", unit: "times"),
      Measure(name: "validate-all-invalid-pydantic-ratio", unit: "times"),
      Measure(name: "validate-all-invalid-ajv-ratio", unit: "times"),
    ], sizes: [1_000, 10_000], runs: 5
  ) { n in
    let valid = try validateAll.prepare(n)
    let invalid = try validateAllInvalid.prepare(n)
    return {
      let own = (valid: try valid()[0], invalid: try invalid()[0])
      let pydantic = try Peers.pydantic(n)
      let ajv = try Peers.ajv(n)
      return [
        pydantic.valid, ajv.valid, pydantic.invalid, ajv.invalid, own.valid / pydantic.valid, own.valid / ajv.valid,
        own.invalid / pydantic.invalid, own.invalid / ajv.invalid,
      ]
    }
  }

  /// Building and validating a form with WTForms, and Fieldstone's times in the same run as fractions of those.
  static let buildPeers = Benchmark(
    [
      Measure(name: "build-wtforms"), Measure(name: "validate-all-wtforms"),
      Measure(name: "build-wtforms-ratio", unit: "times"), Measure(name: "validate-all-wtforms-ratio", unit: "times"),
    ], sizes: [1_000, 10_000], runs: 3
  ) { n in
    let build = try build.prepare(n)
    let valid = try validateAll.prepare(n)
    return {
      let own = (build: try build()[0], valid: try valid()[0])
      let wtforms = try Peers.wtforms(n)
      return [wtforms.build, wtforms.validate, own.build / wtforms.build, own.valid / wtforms.validate]
    }
  }
}
