extension FieldBuilder where Value == String {
  /// Written in the form of a pattern.
  ///
  /// The field writes the literals by itself, in every place where somebody types: surfaces while they type, the engine
  /// for what comes from a request or a pipe. A text that isn't complete, or doesn't fit, is an issue that shows the
  /// form; nothing that was typed is cut.
  ///
  /// - Parameters:
  ///   - mask: The pattern, such as `"XXX-XXX-XXXX"`, or a ready one, such as ``FormMask/iban``.
  ///   - storesLiterals: Whether the value has the literals, too, or only the characters between them.
  @discardableResult public func mask(_ mask: FormMask, storesLiterals: Bool = false) -> Self {
    typing { $0.mask = mask }
    return style { ($0.mask, $0.storesLiterals) = (mask, storesLiterals) }
  }
  /// The value is in upper case, by the rules of the form's language.
  @discardableResult public func uppercased() -> Self { style { $0.letterCase = .upper } }
  /// The value is in lower case, by the rules of the form's language.
  @discardableResult public func lowercased() -> Self { style { $0.letterCase = .lower } }
  /// The value is in Unicode normalization form C (UAX #15), so that texts that look alike are equal.
  @discardableResult public func normalized() -> Self { style { $0.isNormalized = true } }
}

extension FieldBuilder where Value: FormText {
  /// Leading and trailing white space is removed from the value.
  @discardableResult public func trimmed() -> Self { style { $0.isTrimmed = true } }
  /// Several lines of text.
  @discardableResult public func longText() -> Self {
    style { $0.isLong = true }
    return control(.longText)
  }
  /// Several lines of text. The field grows with its text.
  ///
  /// - Parameter lines: The fewest lines that there is room for; at least 1.
  @discardableResult public func longText(lines: Int) -> Self {
    typing { $0.lines = max(1, lines) }
    return longText()
  }
  /// A code that was sent to the person and can be used once. It is not stored in drafts.
  @discardableResult public func oneTimeCode() -> Self { purpose(.oneTimeCode) }

  /// Which letters a screen keyboard capitalizes by itself.
  @discardableResult public func capitalization(_ capitalization: FormCapitalization) -> Self {
    typing { $0.capitalization = capitalization }
  }
  /// Whether words are corrected automatically.
  @discardableResult public func correction(_ corrects: Bool) -> Self { typing { $0.corrects = corrects } }
  /// Whether misspelled words are marked.
  @discardableResult public func spellChecking(_ checks: Bool) -> Self { typing { $0.checksSpelling = checks } }

  @discardableResult private func style(_ change: (inout StringStyle) -> Void) -> Self {
    guard let codec = typed?.codec as? StringCodec else { return self }
    var style = codec.style
    change(&style)
    typed?.codec = StringCodec.shared(style)
    return self
  }
}

extension FieldBuilder {
  /// What the Return key of a screen keyboard says, and what Return does.
  @discardableResult public func returnKey(_ key: FormReturnKey) -> Self { typing { $0.returnKey = key } }

  /// Selects the whole text when the field is entered, so that typing replaces it. Numbers are selected anyway on the
  /// full screen.
  @discardableResult public func selectsAll() -> Self { typing { $0.selectsAll = true } }

  /// When the value follows what is typed: with each change, or when the field is left.
  ///
  /// An answer that was given as a whole, such as one of a script or of a page without JavaScript, is always complete.
  @discardableResult public func updates(_ updates: FormUpdates) -> Self {
    switch updates {
    case .continuously: element.flags.remove(.updatesWhenLeft)
    case .whenLeft: element.flags.insert(.updatesWhenLeft)
    }
    return self
  }

  @discardableResult func typing(_ change: (inout FormTyping) -> Void) -> Self {
    detail {
      var typing = $0.typing ?? FormTyping()
      change(&typing)
      $0.typing = typing
    }
    return self
  }
}
