/// How a text is typed: what it looks like, and what keyboards, dictionaries, and screens of phones do about it.
///
/// A wish: a surface that has no use for a part of it ignores that part.
public struct FormTyping: Sendable, Hashable {
  /// The form in which the text is written, if it has one: surfaces apply it while somebody types.
  public internal(set) var mask: FormMask?
  /// Which letters a screen keyboard capitalizes by itself; nil to leave it to the surface.
  public internal(set) var capitalization: FormCapitalization?
  /// Whether words are corrected automatically; nil to leave it to the surface.
  public internal(set) var corrects: Bool?
  /// Whether misspelled words are marked; nil to leave it to the surface.
  public internal(set) var checksSpelling: Bool?
  /// What the Return key of a screen keyboard says, and so what Return does; nil for what fits the field's place in the
  /// form. See ``FormEngine/returnStep(in:)``.
  public internal(set) var returnKey: FormReturnKey?
  /// Whether the whole text is selected when the field is entered, so that typing replaces it.
  public internal(set) var selectsAll = false
  /// The fewest lines that a long text has room for; nil to leave it to the surface.
  public internal(set) var lines: Int?
}

/// Which letters a screen keyboard capitalizes by itself.
public enum FormCapitalization: String, Sendable, Hashable, Codable, CaseIterable {
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// Every letter.
  case characters
  /// No letter.
  case never
}

/// What the Return key of a screen keyboard says. Return does on any keyboard what it says.
public enum FormReturnKey: String, Sendable, Hashable, Codable, CaseIterable {
  /// Return goes on to the next field.
  case next
  /// Return ends the editing of the field and goes nowhere.
  case done
  /// Return submits the form, or saves it.
  case go, search, send
}

/// When a field's value follows what is typed.
public enum FormUpdates: String, Sendable, Hashable, Codable, CaseIterable {
  /// With each change of the text.
  case continuously
  /// When the field is left: until then, the model, rules, and closures have the value from before.
  case whenLeft
}
