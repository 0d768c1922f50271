/// Printing or reflecting a session shows its facts but none of its answers, because some are secrets.
extension FormEngine: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, children: ["facts": facts], displayStyle: .class, ancestorRepresentation: .suppressed)
  }
}
