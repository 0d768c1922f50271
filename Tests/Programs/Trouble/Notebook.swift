import Fieldstone
import FieldstoneTerminal
import Foundation

/// A form that is saved once the test creates a file, on the main actor, where the form lives. With STUBBORN, the save
/// goes on even if it is cancelled; it creates the file of that name when it has begun.
@Form
struct Notebook: Codable {
  var title = ""
  var page = ""

  static func arrange(_ form: FormBuilder<Notebook>) {
    form.mode(ProcessInfo.processInfo.environment["MODE"].flatMap(FormMode.init) ?? .edit)
    form.fields(\.title, \.page)
  }

  /// Shows it where the caller runs, on the main actor or on none.
  nonisolated(nonsending) static func show() async -> Never {
    let notebook = FormSession(Notebook())
    notebook.onSave { _ in try await save() }
    await TerminalForm(notebook).runAndExit()
  }

  @MainActor static func save() async throws {
    let file = ProcessInfo.processInfo.environment["SAVE_UNTIL"] ?? ""
    if let begun = ProcessInfo.processInfo.environment["STUBBORN"] {
      try Data().write(to: URL(filePath: begun))
      return await Task { try? await wait(for: file) }.value ?? ()
    }
    try await wait(for: file)
  }

  private static func wait(for file: String) async throws {
    while !FileManager.default.fileExists(atPath: file) { try await Task.sleep(for: .milliseconds(5)) }
  }
}
