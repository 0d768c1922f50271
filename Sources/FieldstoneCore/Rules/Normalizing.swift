extension FieldBuilder where Value: Sendable {
  /// Replaces each answer that people give by the form in which it is kept: a phone number without spaces, an address in
  /// lower case, a time at a full quarter of an hour. Rules check what it becomes, and the text that was typed stays in
  /// the field until that is left. The answer and what it becomes are one step to undo.
  ///
  /// ```swift
  /// static func arrange(_ form: FormBuilder<Attendee>) {
  ///   form[\.name].normalize { $0.trimmingCharacters(in: .whitespaces) }
  /// }
  /// ```
  ///
  /// Values that a program sets stay as they are. Several of them are applied in the order in which they were declared.
  ///
  /// - Parameter normalize: Returns the same for what it has returned; must be quick, because it runs with each key.
  @discardableResult public func normalize(_ normalize: @escaping @Sendable (Value) -> Value) -> Self {
    guard let typed else { return self }
    let codec = SharedCodec(typed: typed)
    element.detail {
      $0.normalizers.append { stored in
        codec.typed.typedCodec.unpack(stored).map { codec.typed.typedCodec.pack(normalize($0)) } ?? stored
      }
    }
    return self
  }
}

extension FieldElement {
  /// What an answer is kept as.
  func normalized(_ value: StoredValue) -> StoredValue {
    guard let normalizers = details?.normalizers, !normalizers.isEmpty, value != .none else { return value }
    return normalizers.reduce(value) { $1($0) }
  }
}
