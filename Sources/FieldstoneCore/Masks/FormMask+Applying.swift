extension FormMask {
  /// A text in the form of a mask.
  public struct Result: Sendable, Equatable {
    /// The text to show. Characters that the pattern has no room for are at its end; a text with a character that
    /// doesn't fit is as it was typed. So nothing that somebody has typed is lost.
    public let text: String
    /// The offset of the caret in ``text``, in characters as people count them.
    public let caret: Int
    /// The characters of the text without literals, as far as the pattern has room for them.
    public let characters: String
    /// Whether every character fits and there are as many as a complete text has.
    public let isComplete: Bool
    /// Whether every character fits, and there is room for all of them.
    public let isFitting: Bool
    /// The text without the characters that the pattern has no room for.
    public let cut: String
  }

  /// The text in the form of the mask, without characters that don't fit or that it has no room for.
  ///
  /// It ends where the characters or the pattern end, so it never ends with a literal that no character follows.
  public func formatted(_ text: String) -> String {
    var reader = MaskReader(self, text, caret: nil)
    reader.skipsAll = true
    return reader.read().cut
  }

  /// The form of characters without literals, such as a stored value; nil if they don't fit.
  func written(_ characters: String) -> Result? {
    var reader = MaskReader(self, characters, caret: nil)
    reader.expectsLiterals = false
    let result = reader.read()
    return result.isFitting ? result : nil
  }

  /// Writes a text in the form of the mask. Applied to its own result, it changes nothing.
  ///
  /// - Parameters:
  ///   - text: What is in the field after somebody has typed, deleted, or pasted.
  ///   - caret: The offset of the caret in the text, in characters; nil for the end. It stays behind the character
  ///     that it was behind.
  /// - Complexity: O(characters of text and pattern).
  public func applied(to text: String, caret: Int? = nil) -> Result {
    var reader = MaskReader(self, text, caret: caret)
    return reader.read()
  }

  /// The same after an edit. Where Delete has taken away a literal, which would be written again at once, the character
  /// behind it goes instead, as Backspace does on its side.
  ///
  /// - Parameters:
  ///   - caret: The offset of the caret after the edit.
  ///   - old: The text before the edit, and the offset of the caret in it.
  public func applied(to text: String, caret: Int, after old: (text: String, caret: Int)) -> Result {
    let result = applied(to: text, caret: caret)
    // Backspace moves the caret, and what is typed makes the text longer.
    guard result.text == old.text, caret == old.caret, text.count + 1 == old.text.count else { return result }
    var rest = Array(text)
    while caret < rest.count {
      rest.remove(at: caret)
      let next = applied(to: String(rest), caret: caret)
      if next.text != old.text { return next }
    }
    return result
  }
}

/// One pass over a text and a pattern.
private struct MaskReader {
  private let mask: FormMask
  private let places: [FormMask.Place]
  private let text: String
  private let source: [Character]
  private let caret: Int
  /// Whether characters that don't fit are left out.
  var skipsAll = false
  /// Whether the text may have the literals of the pattern.
  var expectsLiterals = true
  /// The characters without literals, surplus ones included.
  private var taken: [Character] = []
  /// How many of them are before the caret.
  private var takenBeforeCaret = 0
  /// Where the reader is in the pattern.
  private var place = 0

  init(_ mask: FormMask, _ text: String, caret: Int?) {
    (self.mask, self.text) = (mask, text)
    places = mask.parts.places
    source = Array(text)
    self.caret = min(max(0, caret ?? source.count), source.count)
  }

  mutating func read() -> FormMask.Result {
    var index = 0
    var room = 0
    while index < source.count {
      if place < places.count, places[place].isLiteral {
        index = passLiterals(from: index)
        continue
      }
      let character = source[index]
      if place == places.count {
        if character.isLetter || character.isNumber {
          take(character, index)
        } else if !isSkipped(character) {
          return untouched
        }
      } else if let fitting = places[place].fitting(character, isUppercased: mask.isUppercased) {
        take(fitting, index)
        place += 1
        room = taken.count
      } else if !isSkipped(character) {
        return untouched
      }
      index += 1
    }
    return written(room)
  }

  private mutating func take(_ character: Character, _ index: Int) {
    taken.append(character)
    if index < caret { takenBeforeCaret = taken.count }
  }

  /// White space and punctuation are no answer: whoever types `123 456` or pastes `(123) 456` means the digits.
  private func isSkipped(_ character: Character) -> Bool {
    guard expectsLiterals else { return false }
    return skipsAll || character.isWhitespace || character.isPunctuation || mask.parts.literals.contains(character)
  }

  /// Goes to the next place for a character. Letters and digits of the pattern itself, as in `+49 XXX`, are recognized
  /// only as a whole, because they could as well be the beginning of an answer.
  private mutating func passLiterals(from index: Int) -> Int {
    var end = place
    var isTold = true
    var hasSign = false
    var at = index
    while end < places.count, case .literal(let literal) = places[end] {
      isTold = isTold && at < source.count && source[at] == literal
      if !literal.isLetter, !literal.isNumber { hasSign = true }
      (at, end) = (at + 1, end + 1)
    }
    place = end
    guard expectsLiterals else { return index }
    // Digits alone could be typed; with nothing after them, they are the answer.
    return isTold && (hasSign || at < source.count) ? at : index
  }

  private func written(_ room: Int) -> FormMask.Result {
    var result: [Character] = []
    result.reserveCapacity(places.count + taken.count)
    var next = 0
    var newCaret = 0
    for place in places {
      guard next < taken.count else { break }
      if case .literal(let literal) = place {
        result.append(literal)
      } else {
        result.append(taken[next])
        next += 1
        if next == takenBeforeCaret { newCaret = result.count }
      }
    }
    let cut = String(result)
    let rest = taken[next...]
    if takenBeforeCaret > next { newCaret = result.count + takenBeforeCaret - next }
    let text = rest.isEmpty ? cut : cut + String(rest)
    // Characters that combine with their new neighbors would be others.
    guard text.count == result.count + rest.count else { return untouched }
    let isFitting = taken.count == room
    return FormMask.Result(
      text: text, caret: newCaret, characters: String(taken[..<room]),
      isComplete: isFitting && room >= mask.minimum && room > 0, isFitting: isFitting, cut: cut)
  }

  private var untouched: FormMask.Result {
    FormMask.Result(text: text, caret: caret, characters: "", isComplete: false, isFitting: false, cut: "")
  }
}
