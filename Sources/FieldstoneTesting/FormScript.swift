import FieldstoneCore

/// What somebody did with a form: inputs that can be kept as JSON and sent to any session of the same form.
public struct FormScript: Sendable, Equatable, Codable {
  public var inputs: [FormInput]

  public init(_ inputs: [FormInput] = []) { self.inputs = inputs }

  /// Sends all inputs.
  ///
  /// - Returns: what became of each.
  @discardableResult public func run(on form: FormEngine) -> [FormReply] { inputs.map { form.send($0) } }
}
