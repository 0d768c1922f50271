import Foundation

/// Another language while the form runs.
extension FormEngine {
  /// The language of the form: of its texts, and of how numbers and dates are written.
  ///
  /// Setting it changes no answer: undo, drafts, and what is half typed stay as they are. A text that is being typed and
  /// would mean another value now (`1.5`) is written as the new language writes the value. The next batch has facts with
  /// another ``FormFacts/languageChanges``, and surfaces show everything anew, including the titles of pages. The calendar
  /// and the time zone stay, too; ``setLocale(_:calendar:)`` sets another calendar.
  ///
  /// - Complexity: O(values with a format that have been shown + texts that differ from their values + answers that a review
  ///   repeats), for any number of other rows.
  public var locale: Locale {
    get { environment.locale }
    set { setLocale(newValue) }
  }

  /// Sets the language and, if that has another one, the calendar in which dates are shown and typed.
  ///
  /// ```swift
  /// let session = FormSession(Attendee())
  /// session.setLocale(Locale(identifier: "fa"), calendar: Calendar(identifier: .persian))
  /// ```
  ///
  /// - Complexity: O(values with a format that have been shown), for any number of rows.
  public func setLocale(_ locale: Locale, calendar: Calendar? = nil) {
    let isSame =
      locale == environment.locale && (calendar.map { $0.identifier == environment.calendar.identifier } ?? true)
    guard !isSame else { return }
    recording?.add("# The language was changed to \(locale.identifier).")
    perform {
      // A text that waits until its field is left is read in the language in which it was typed.
      takeAllHeld()
      environment.locale = locale
      if let calendar { environment.calendar = calendar }
      formattedTexts = [:]
      forgetTexts()
      offered.forgetSearches()
      dropOtherTexts()
      if !slots.isEmpty { queueReaders(0, .language) }
      currentFacts.languageChanges += 1
      changeLog.notePages()
    }
  }

  /// A text that undo or redo brings back with its value: none if it was typed in another language, and would be read as
  /// something else in this one.
  func textInLanguage(_ draft: Draft?, of value: StoredValue, at slot: Int) -> Draft? {
    guard currentFacts.languageChanges > 0, let draft, draft.issue == nil, !draft.isHeld else { return draft }
    return reads(draft.text, as: value, at: slot) ? draft : nil
  }

  /// Whether a text is read as a value now. The text of a choice is the same in each language.
  private func reads(_ text: String, as value: StoredValue, at slot: Int) -> Bool {
    guard let field = field(at: slot), case let codec = codec(of: field, slot), !codec.isChoice else { return true }
    guard case .value(let read) = codec.merged(codec.parse(text, environment), over: value, environment) else {
      return false
    }
    return field.normalized(read) == value || value == .none
  }

  /// Drops texts that were read in the other language and would be read as something else in this one: the value counts.
  private func dropOtherTexts() {
    for (slot, draft) in drafts where draft.issue == nil && !draft.isHeld && !slots[slot].flags.contains(.unparsed) {
      if reads(draft.text, as: storedValue(slot), at: slot) { continue }
      drafts[slot] = nil
      slots[slot].flags.remove(.hasDraft)
      queueReaders(slot, .text)
    }
  }
}
