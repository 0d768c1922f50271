extension FormRow {
  /// Whether it stands for values that differ between the objects of the session. It shows no value and has no answer
  /// then, and is not missing one either; an answer goes to all objects.
  public var isMixed: Bool { states.contains(.mixed) }

  /// What the program calls no answer, if it does. The placeholder of a mixed row says something else.
  package var noneTitle: String? { isMixed ? nil : placeholder }

  /// That its values differ, for surfaces that have no other place to say so.
  package func mixedWords(in environment: FormEnvironment) -> String? {
    isMixed ? FormString.common(.mixed).text(in: environment) : nil
  }
}
