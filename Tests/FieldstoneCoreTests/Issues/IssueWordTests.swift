import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Issues in a program's own words")
struct IssueWordTests {
  @Test("A literal is an error; what is inserted into it is a parameter")
  func literals() {
    let (name, count) = ("Ada", 3)
    let issue: FormIssue = "\(name) has \(count) seats."
    let message = FormString(key: "%@ has %@ seats.", arguments: [.text("Ada"), .number("3")])
    #expect(issue.kind == .custom(message) && issue.severity == .error && issue.row == nil)
    #expect(issue.text(in: .standard) == "Ada has 3 seats.")
  }

  @Test("A String is shown as it is, however severe the issue")
  func strings() {
    let word: String = "Word"
    let issues = [FormIssue.error(word), .warning(word), .info(word)]
    #expect(issues.map(\.severity) == [.error, .warning, .info])
    #expect(issues.map(\.kind) == Array(repeating: .custom(FormString(verbatim: "Word")), count: 3))
    #expect(FormIssue.warning("Word").kind == .custom("Word"), "A literal is looked up.")
    #expect(FormIssue.info("Word").kind == .custom("Word") && FormIssue.info("Word").severity == .info)
  }

  private struct Person: FormModel {
    var name = "Ada"
    var email = ""
    static func describe(_ fields: FieldList<Person>) {
      fields.add(\.name, "name")
      fields.add(\.email, "email")
    }
  }

  @Test("Issues are added by the rows or by the properties that they are about")
  func added() async {
    let form = FormSession(Person())
    var issues = FormIssues()
    #expect(issues.isEmpty)
    issues.add("name", "Taken.")
    issues.add(\Person.email, "Unknown.")
    #expect(!issues.isEmpty && issues.words(in: .standard) == "Taken.\nUnknown.")
    form.onSubmit { [issues] _ in throw issues }
    _ = await form.submit()
    #expect(form.row("name")?.issues.map(\.text) == ["Taken."])
    #expect(form.row("email")?.issues.map(\.text) == ["Unknown."])
  }

  private struct Unreachable: Error, LocalizedError { var errorDescription: String? { "Nobody answers." } }

  @Test("An error says what it is in words for people, if it has some")
  func errors() {
    #expect(Unreachable().message == "Nobody answers." && SaveFailure().message == "SaveFailure()")
  }

  @Test("A program for its user's machine has the machine's language, calendar and time zone")
  func system() {
    let system = FormEnvironment.system
    let locale = FormEnvironment.systemLocale(ProcessInfo.processInfo.environment) ?? .current
    #expect(system.locale == locale && system.timeZone == .current)
    #expect(system.calendar.identifier == locale.calendar.identifier && system.calendar.timeZone == system.timeZone)
    #expect(system.translate == nil)
  }

  @Test("Handlers that never come to rest are a mistake with words for whoever corrects it")
  func endless() {
    #expect(
      "\(FormSaveError.endless)" == "The save handlers keep changing the form, so that it would be saved for ever.")
  }
}
