/// A session that is printed or reflected shows its facts and none of its answers: some are secrets.
extension FormEngine: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, children: ["facts": facts], displayStyle: .class, ancestorRepresentation: .suppressed)
  }
}
