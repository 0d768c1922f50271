import Foundation

/// What somebody has done in a form, as a script that can be played again: on another session of the form, and on every
/// surface. So a report of a fault becomes a test.
///
/// ```swift
/// let form = FormSession(Attendee())
/// let recording = form.record(as: "attendee")
/// form.send(.type("name", "Ada"))
/// form.send(.submit)
/// print(recording.script)
/// ```
///
/// The script names rows by their titles, as people see them. Secrets are left out: the script says where one was
/// entered. What no script can say, such as a text without an option of that name, is a comment in it. It begins with
/// the time, the language, the calendar, and the time zone. Documentation/Recording.md describes the format.
///
/// A recording belongs to the isolation of its session.
public final class FormRecording {
  private var lines: [String]
  /// The text that is being typed: only what is there at the end counts.
  private var typing: (row: FormRowID, line: String)?
  /// The blocks whose pages the script has open. Inputs can be about rows of other pages than those of the session, and a
  /// script goes there.
  var pages: [Int] = []
  /// The blocks whose pages the session had open after the last input.
  var sessionPages: [Int] = []
  /// How many elements were added with a button, which have no id that a script could name.
  var additions = 0
  /// The rows of pages by their titles, by block; those of a page once they are needed.
  var titles: [Int: RecordedTitles] = [:]
  /// How many titles were looked at, for tests that a key costs the same in any form.
  var comparedTitles = 0
  /// How the form has ended.
  private var ending: [String] = []
  /// Whether the texts of secrets are written down too: of inputs that a test has made up.
  let hasSecrets: Bool
  /// Called with each line once it is complete, for a file that has to survive a crash.
  public var onLine: ((String) -> Void)?

  init(_ name: String, in environment: FormEnvironment, hasSecrets: Bool = false) {
    self.hasSecrets = hasSecrets
    let time = environment.now().formatted(.iso8601)
    lines = [
      "# Recorded \(time), language \(environment.locale.identifier), calendar \(environment.calendar.identifier), "
        + "time zone \(environment.timeZone.identifier).",
      "form \(ScriptText.escaped(name))",
    ]
  }

  /// The script so far.
  public var script: String {
    (lines + [typing?.line].compactMap { $0 } + ending).map { $0 + "\n" }.joined()
  }

  func add(_ line: String) {
    endTyping()
    append(line)
  }

  private func append(_ line: String) {
    lines.append(line)
    onLine?(line)
  }

  /// Notes what a field has after a key: the last text of each field counts.
  func type(_ row: FormRowID, _ line: String) {
    if let typing, typing.row != row { endTyping() }
    typing = (row, line)
  }

  /// Something else comes next.
  func endTyping() {
    guard let line = typing?.line else { return }
    typing = nil
    append(line)
  }

  /// Notes how the form has ended; nothing more if it goes on.
  func end(_ lines: [String]) { ending = lines }
}
