import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Marks in texts")
struct TextMarkTests {
  private func environment(_ language: String, isTranslated: Bool = false) -> FormEnvironment {
    var environment = FormEnvironment(locale: Locale(identifier: language))
    if isTranslated { environment.translate = { text, _ in "(" + text.english + ")" } }
    environment.marks = TextMarks(for: environment)
    return environment
  }

  /// A text in which brackets stand for the marks: `‹` and `›` around insertions, `[` and `]` around English words.
  private func marked(_ text: String) -> String {
    // No literal can have these characters.
    let marks: [Unicode.Scalar: UInt32] = ["‹": 0xFDD0, "›": 0xFDD1, "[": 0xFDD2, "]": 0xFDD3]
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(marks[scalar].flatMap(Unicode.Scalar.init) ?? scalar) }
    return String(scalars)
  }

  @Test("Each kind has a mark before and one behind, all of which are noncharacters")
  func scalars() {
    let kinds = TextMarks.Kind.allCases
    #expect(kinds == [.inserted, .english])
    #expect(kinds.flatMap { [$0.start.value, $0.end.value] } == [0xFDD0, 0xFDD1, 0xFDD2, 0xFDD3])
    for kind in kinds {
      let areNone = [kind.start, kind.end].allSatisfy { $0.properties.isNoncharacterCodePoint }
      #expect(areNone, "\(kind)")
    }
  }

  @Test("What is marked depends on the language of the page")
  func languages() {
    func marks(_ language: String) -> TextMarks {
      TextMarks(for: FormEnvironment(locale: Locale(identifier: language)))
    }
    let (en, de, he, ar) = (marks("en_GB"), marks("de"), marks("he"), marks("ar_EG"))
    #expect(en.insertions == .rightToLeft && !en.english)
    #expect(de.insertions == .rightToLeft && de.english)
    #expect(he.insertions == .all && he.english && ar.insertions == .all && ar.english)
    #expect(TextMarks().insertions == .none && !TextMarks().english)
  }

  @Test("Marks of the same kind in a text are left out, so that none is taken for the end")
  func inText() {
    #expect(TextMarks.marked("a", .inserted) == marked("‹a›") && TextMarks.marked("", .english) == marked("[]"))
    #expect(TextMarks.marked(marked("‹a›[b]"), .inserted) == marked("‹a[b]›"))
    #expect(TextMarks.marked(marked("‹a›[b]"), .english) == marked("[‹a›b]"))
  }

  @Test("From left to right, only what is written from right to left is marked as an insertion")
  func leftToRight() {
    let text: FormString = "Not \("שלום")."
    #expect(text.text(in: environment("en")) == marked("Not ‹שלום›."))
    #expect(("Not \("Ada")." as FormString).text(in: environment("en")) == "Not Ada.")
    #expect(text.text(in: .standard) == "Not שלום.", "Surfaces without marks have none.")
  }

  @Test("From right to left, every answer is marked, but no number")
  func rightToLeft() {
    #expect(("Not \("Ada")." as FormString).text(in: environment("he")) == marked("Not ‹Ada›."))
    #expect(("Not \(7)." as FormString).text(in: environment("he")) == "Not 7.")
  }

  @Test("English words of Fieldstone are marked where they aren't translated; those of the program never are")
  func untranslated() {
    #expect(FormString.common(.cancel).text(in: environment("sv")) == marked("[Cancel]"))
    #expect(FormString.common(.cancel).text(in: environment("en")) == "Cancel")
    #expect(FormString.common(.cancel).text(in: environment("sv", isTranslated: true)) == "(Cancel)")
    #expect(("Cancel" as FormString).text(in: environment("sv")) == "Cancel")
  }

  @Test("The blocks of Unicode that are reserved for scripts from right to left, and not their neighbors")
  func blocks() {
    var marks = TextMarks()
    func isMarked(_ value: UInt32) -> Bool { marks.marksInsertion("a" + String(Unicode.Scalar(value)!)) }
    marks.insertions = .rightToLeft
    let blocks: [ClosedRange<UInt32>] = [
      0x590...0x8FF, 0xFB1D...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFE, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF,
    ]
    for block in blocks {
      #expect(isMarked(block.lowerBound) && isMarked(block.upperBound), "\(block)")
      #expect(!isMarked(block.lowerBound - 1) && !isMarked(block.upperBound + 1), "\(block)")
    }
    marks.insertions = .none
    #expect(!isMarked(0x5D0))
    marks.insertions = .all
    #expect(isMarked(0x61))
  }
}
