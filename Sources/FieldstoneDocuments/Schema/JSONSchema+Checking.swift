import Foundation

extension JSONSchema {
  /// Whether a document is valid.
  ///
  /// - Throws: `JSONSchemaLimitError` if the check is ended before there is a verdict.
  public func accepts(_ document: JSONDocument) throws(JSONSchemaLimitError) -> Bool {
    try check(document.storage.view, collects: false).isValid
  }

  /// Whether UTF-8 is JSON of a valid value: the fastest way to a verdict, without a document that is kept.
  ///
  /// - Throws: `JSONError` if it isn't JSON, `JSONSchemaLimitError` if the check is ended before there is a verdict.
  public func accepts(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: JSONDocument.Limits = JSONDocument.Limits()
  ) throws -> Bool {
    let tape = try JSONStorage.read(bytes, limits: limits).tape
    defer { tape.free() }
    guard let start = bytes.baseAddress else { return false }  // Without bytes, there is no value.
    let view = JSONView(bytes: start, byteCount: bytes.count, entries: tape.entries, count: tape.count)
    return try check(view, collects: false).isValid
  }

  /// Whether UTF-8 is JSON of a valid value.
  ///
  /// - Throws: `JSONError` if it isn't JSON, `JSONSchemaLimitError` if the check is ended before there is a verdict.
  public func accepts(_ bytes: [UInt8], limits: JSONDocument.Limits = JSONDocument.Limits()) throws -> Bool {
    try bytes.withUnsafeBufferPointer { try accepts($0, limits: limits) }
  }

  /// Whether UTF-8 is JSON of a valid value.
  ///
  /// - Throws: `JSONError` if it isn't JSON, `JSONSchemaLimitError` if the check is ended before there is a verdict.
  public func accepts(_ data: Data, limits: JSONDocument.Limits = JSONDocument.Limits()) throws -> Bool {
    try data.withUnsafeBytes { try accepts($0.bindMemory(to: UInt8.self), limits: limits) }
  }

  /// Everything that is wrong with a document; nothing if it is valid.
  ///
  /// - Throws: `JSONSchemaLimitError` if the check is ended before it is known.
  public func issues(in document: JSONDocument) throws(JSONSchemaLimitError) -> [Issue] {
    try issues(in: document, isForAnswers: false)
  }

  /// - Parameter isForAnswers: Whether the messages are for people who have filled in a form.
  func issues(in document: JSONDocument, isForAnswers: Bool) throws(JSONSchemaLimitError) -> [Issue] {
    let view = document.storage.view
    let findings = try check(view, collects: true).findings
    let writer = SchemaIssueWriter(code, document, findings, isForAnswers: isForAnswers)
    return findings.map(writer.issue)
  }

  /// How many schemas may be within one another on the caller's stack, whose size nobody knows.
  private static let depthOnAnyStack = 96

  func check(
    _ view: JSONView, collects: Bool
  ) throws(JSONSchemaLimitError) -> (isValid: Bool, findings: [SchemaFinding]) {
    let work = limits.evaluations.addingReportingOverflow(view.count * 100 + view.byteCount)
    let depth = min(limits.depth, DeepStack.mostLevels)
    func evaluate(_ depth: Int) -> SchemaEvaluator.Outcome {
      var evaluator = SchemaEvaluator(
        view, code, collects: collects, depthLimit: depth, work: work.overflow ? .max : work.partialValue,
        findings: limits.issues)
      let isValid = evaluator.run(0, 0, false)
      return .init(isValid: isValid, findings: evaluator.findings, stop: evaluator.stop)
    }
    var outcome = evaluate(min(depth, Self.depthOnAnyStack))
    if outcome.stop == .depth, depth > Self.depthOnAnyStack {
      // Without a thread for it, the value stays too deep.
      DeepStack.run(levels: depth) { outcome = evaluate(depth) }
    }
    switch outcome.stop {
    case nil: return (outcome.isValid, outcome.findings)
    case .depth: throw .tooDeep(limit: depth)
    case .work: throw .tooMuchWork(limit: limits.evaluations)
    }
  }
}

extension SchemaEvaluator {
  struct Outcome {
    let isValid: Bool
    let findings: [SchemaFinding]
    let stop: SchemaStop?
  }
}
