/// Traits of texts.
extension FieldTrait {
  /// Written in the form of a pattern, of which the characters without literals are the value.
  public static func mask(_ mask: FormMask) -> FieldTrait { FieldTrait() }
  /// Written in the form of a pattern; `storesLiterals` says whether the value has the literals, too.
  public static func mask(_ mask: FormMask, storesLiterals: Bool) -> FieldTrait { FieldTrait() }

  /// When the value follows what is typed.
  public static func updates(_ updates: FormUpdates) -> FieldTrait { FieldTrait() }
  /// The value is in upper case.
  public static var uppercased: FieldTrait { FieldTrait() }
  /// The value is in lower case.
  public static var lowercased: FieldTrait { FieldTrait() }
  /// The value is in Unicode normalization form C, so that texts that look alike are equal.
  public static var normalized: FieldTrait { FieldTrait() }

  /// Which letters a screen keyboard capitalizes by itself.
  public static func capitalization(_ capitalization: FormCapitalization) -> FieldTrait { FieldTrait() }
  /// Whether words are corrected automatically.
  public static func correction(_ corrects: Bool) -> FieldTrait { FieldTrait() }
  /// Whether misspelled words are marked.
  public static func spellChecking(_ checks: Bool) -> FieldTrait { FieldTrait() }
  /// What the Return key of a screen keyboard says, and what Return does.
  public static func returnKey(_ key: FormReturnKey) -> FieldTrait { FieldTrait() }
  /// Selects the whole text when the field is entered, so that typing replaces it.
  public static var selectsAll: FieldTrait { FieldTrait() }

  /// Several lines of text, with room for at least as many lines.
  public static func longText(lines: Int) -> FieldTrait { FieldTrait() }
  /// A code that was sent to the person and can be used once. It is not stored in drafts.
  public static var oneTimeCode: FieldTrait { FieldTrait() }
  /// A second field after this one, in which the same has to be entered again. It has no property.
  public static var repeated: FieldTrait { FieldTrait() }
  /// A second field after this one, with a title of its own.
  public static func repeated(_ title: FormString) -> FieldTrait { FieldTrait() }
  /// A second field after this one, with a title that is shown as it is.
  @_disfavoredOverload public static func repeated(_ title: some StringProtocol) -> FieldTrait { FieldTrait() }
}
