/// What is marked in texts: insertions, such as a person's answer in a message, so that neither changes the direction of
/// the other; and words that are in English because nobody has translated them.
///
/// The marks are noncharacters, which no text contains that is meant to be read. A surface writes its own means in their
/// place, such as an element.
package struct TextMarks: Sendable, Hashable {
  package enum Kind: Sendable, Hashable, CaseIterable {
    case inserted
    case english

    package var start: Unicode.Scalar { Self.noncharacter(self == .inserted ? 0xFDD0 : 0xFDD2) }
    package var end: Unicode.Scalar { Self.noncharacter(self == .inserted ? 0xFDD1 : 0xFDD3) }

    /// A literal can't have one.
    private static func noncharacter(_ number: UInt16) -> Unicode.Scalar { Unicode.Scalar(number) ?? "\u{FFFD}" }
  }

  /// Which insertions are marked.
  package enum Insertions: Sendable, Hashable {
    case none
    /// Those with characters that are written from right to left, in a language that isn't.
    case rightToLeft
    case all
  }

  package var insertions = Insertions.none
  package var english = false

  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool { insertions == .all }

  package init() {}

  /// The marks for a page in a language.
  package init(for environment: FormEnvironment) {
    let name = environment.locale.identifier
    if let last = Self.last.withLock({ $0 }), last.name == name {
      self = last.marks
      return
    }
    let language = environment.locale.language
    insertions = language.characterDirection == .rightToLeft ? .all : .rightToLeft
    english = language.languageCode?.identifier != "en"
    let marks = self
    Self.last.withLock { $0 = (name, marks) }
  }

  /// The last language and its marks: a site asks for each page, and the system takes long to tell a direction. Only
  /// one, because a browser may ask for any number of languages.
  private static let last = Locked<(name: String, marks: TextMarks)?>(nil)

  func marksInsertion(_ text: String) -> Bool {
    switch insertions {
    case .none: false
    case .rightToLeft: text.unicodeScalars.contains(where: Self.isRightToLeft)
    case .all: true
    }
  }

  /// A text between marks. Marks of this kind that it contains are left out.
  static func marked(_ text: String, _ kind: Kind) -> String {
    var marked = String.UnicodeScalarView()
    marked.append(kind.start)
    for scalar in text.unicodeScalars where scalar != kind.start && scalar != kind.end { marked.append(scalar) }
    marked.append(kind.end)
    return String(marked)
  }

  /// Whether a character is in one of the blocks that Unicode reserves for scripts from right to left.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFE, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
      true
    default: false
    }
  }
}
