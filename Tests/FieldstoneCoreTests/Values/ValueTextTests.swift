import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Values that are read from texts outside of a form")
struct ValueTextTests {
  private func issue<Value: FormValue>(_ type: Value.Type, _ text: String) -> FormIssue.Kind? {
    do throws(FormIssue) {
      let value = try Value.formValue(from: text, in: .test)
      Issue.record("'\(text)' is \(value).")
      return nil
    } catch {
      return error.kind
    }
  }

  @Test("A text is any text, as it is")
  func texts() throws {
    #expect(try String.formValue(from: " a\nb ", in: .test) == " a\nb ")
    #expect(" a ".formText(in: .test) == " a ")
  }

  @Test("A date is a day")
  func dates() throws {
    let date = try Date.formValue(from: "2025-03-31", in: .test)
    #expect(date == Date(timeIntervalSince1970: 1_743_379_200) && date.formText(in: .test) == "2025-03-31")
    #expect(issue(Date.self, "soon") == .notDate(.date))
    #expect(issue(Date.self, "14:30") == .notDate(.date))
  }

  @Test("A range has two ends, in order")
  func ranges() throws {
    let range = try ClosedRange<Int>.formValue(from: "3 – 7", in: .test)
    #expect(range == 3...7 && range.formText(in: .test) == "3 – 7")
    #expect(issue(ClosedRange<Int>.self, "7-3") == .reversedRange(FormString(verbatim: "3 – 7")))
    #expect(issue(ClosedRange<Int>.self, "3") == .notRange(.common(.range, .number("3"), .number("7"))))
    #expect(issue(ClosedRange<Int>.self, "3-x") == .notWholeNumber)
    let week = try ClosedRange<Date>.formValue(from: "2025-03-31 – 2025-04-04", in: .test)
    #expect(week.upperBound.timeIntervalSince(week.lowerBound) == 4 * 86_400)
    #expect(week.formText(in: .test) == "2025-03-31 – 2025-04-04")
  }

  @Test("A file is its id, and only one that the form has received")
  func files() throws {
    let form = FormSession(Badge(), environment: .test)
    let file = try form.files.add(FileSamples.pdf, named: "a.pdf")
    #expect(FormFile.formControl == .file(FormFileStyle()) && file.formText(in: .test) == file.id)
    #expect(try FormFile.formValue(from: file.id, in: form.environment) == file)
    #expect(issue(FormFile.self, file.id) == .file(.unknown), "Without a form, there are no files.")
    do throws(FormIssue) {
      _ = try FormFile.formValue(from: "other", in: form.environment)
      Issue.record("Nobody has received it.")
    } catch {
      #expect(error.kind == .file(.unknown))
    }
  }

  @Test("Marks of a direction are three characters, which hide nothing")
  func directionMarks() {
    let marks = (UInt32(0)...0x2100).compactMap(Unicode.Scalar.init).filter(FormHiddenCharacters.isDirectionMark)
    #expect(marks == ["\u{61C}", "\u{200E}", "\u{200F}"])
    #expect(!marks.contains(where: FormHiddenCharacters.contains))
  }
}
