extension FormRow {
  /// The value of a row that is only shown, for a key or a button that copies it: as it is displayed. Empty if there is
  /// none, for a secret, and for a row that can be edited, whose text is copied as in any field.
  public var copyable: String {
    guard kind == .field, !control.isSecret, isReadOnly || !control.takesFocus, text != Self.dots else { return "" }
    return display
  }
}
