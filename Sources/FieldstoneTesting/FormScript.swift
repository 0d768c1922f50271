import FieldstoneCore

/// A recording of inputs, which can be saved as JSON and sent to any session of the same form.
public struct FormScript: Sendable, Equatable, Codable {
  public var inputs: [FormInput]

  public init(_ inputs: [FormInput] = []) { self.inputs = inputs }

  /// Sends all inputs.
  ///
  /// - Returns: the outcome of each.
  @discardableResult public func run(on form: FormEngine) -> [FormReply] { inputs.map { form.send($0) } }
}
