// Shows a form on the surface that SURFACE names, for all examples alike.
import Fieldstone
import FieldstoneGTK
import FieldstoneTerminal
import FieldstoneWeb
import Foundation

/// What an example says about the rows of each surface.
package struct SurfaceParts<Model> {
  package var terminal: (TerminalForm<Model>) -> TerminalForm<Model> = { $0 }
  package var web = WebFormParts()
  #if GTK
    package var window: @MainActor (GTKForm<Model>) -> GTKForm<Model> = { $0 }
  #endif
  /// The look of the example, unless LOOK names another one.
  package var theme: FormTheme?

  package init() {}
}

/// Shows a form until it is submitted or left, prints the result as JSON, and ends the program.
///
/// - Parameters:
///   - purpose: What the program does, for `--help`.
///   - parts: The program's own controls and looks.
///   - languages: The languages that the form's texts are in (BCP 47), the first for everybody who wants no other; nil for
///     all that Fieldstone has.
@MainActor
package func runOnAnySurface<Model: Encodable & Sendable>(
  purpose: String, parts: SurfaceParts<Model> = SurfaceParts(), languages: [String]? = nil,
  _ makeForm: @escaping @Sendable (FormEnvironment) -> FormSession<Model>
) async -> Never {
  // Dates are read in UTC, so that the same answers give the same JSON on every machine.
  let locale = chosenLocale(among: languages)
  let environment = FormEnvironment(locale: locale, calendar: locale.calendar)
  var terminal = parts.terminal(TerminalForm(makeForm(environment)))
  if let theme = chosenLook ?? parts.theme { terminal.formTheme = theme }
  let drafts = draftFolder()
  terminal.draft = drafts.map { FormDraftPlace($0, as: draftName) }
  (terminal.recordingPath, terminal.startAddress) = (variable("RECORD"), variable("AT"))
  switch ProcessInfo.processInfo.environment["SURFACE"] ?? "" {
  case "": break
  case "terminal": terminal.mode = .dialogue
  case "screen": terminal.mode = .screen
  case "web": await serve(parts.web, parts.theme, drafts ?? FormMemoryStore(), languages, makeForm)
  // Before anything is awaited, because a window belongs to the main thread.
  case "gtk": showWindow(parts, makeForm(environment), terminal.draft)
  case let surface: stop("Unknown surface '\(surface)'. SURFACE can be 'terminal', 'screen', 'web' or 'gtk'.")
  }
  await terminal.runAndExit(purpose: purpose)
}

/// The system's locale, or else the first language: words of two languages in one form would be worse than another one.
private func chosenLocale(among languages: [String]?) -> Locale {
  let system = FormEnvironment.system.locale
  guard let languages else { return system }
  let chosen = Locale(identifier: FormEnvironment.language(for: system.identifier(.bcp47), among: languages))
  return chosen.language.languageCode == system.language.languageCode ? system : chosen
}

/// The look that LOOK names; nil for what the example says, or else the standard one.
private var chosenLook: FormTheme? {
  switch ProcessInfo.processInfo.environment["LOOK"] ?? "" {
  case "": nil
  case "standard": .standard
  case "floatingLabels": .floatingLabels
  case "columns": .columns
  case "insetGroups": .insetGroups
  case let look:
    stop("Unknown look '\(look)'. LOOK can be 'standard', 'floatingLabels', 'columns' or 'insetGroups'.")
  }
}

/// The value of a variable of the environment; nil if it is empty.
private func variable(_ name: String) -> String? {
  ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
}

/// What the draft of a form is called in its folder.
private let draftName = "form"

/// The folder that DRAFTS names: answers are kept there as they are given, and offered the next time.
private func draftFolder() -> (any FormDraftStore)? {
  guard let path = variable("DRAFTS") else { return nil }
  do { return try FormFolderDrafts(URL(filePath: path)) } catch { stop("\(error)") }
}

private func stop(_ message: String) -> Never {
  warn(message)
  exit(TerminalExit.wrongUse)
}

private func warn(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }

/// Prints the result, and ends the program. Whoever leaves a form that is saved has cancelled nothing.
private func finish<Model: Encodable>(_ model: Model?, _ mode: FormMode = .submit) throws -> Never {
  if let model { print(try TerminalForm.json(model), terminator: "") }
  exit(model == nil && mode == .submit ? TerminalExit.cancelled : TerminalExit.submitted)
}

/// Serves the form until it is submitted. PORT chooses the port. Nothing is recorded: a site has many visitors at once.
private func serve<Model: Encodable & Sendable>(
  _ parts: WebFormParts, _ look: FormTheme?, _ store: any FormDraftStore, _ languages: [String]?,
  _ makeForm: @escaping @Sendable (FormEnvironment) -> FormSession<Model>
) async -> Never {
  #if Web
    do {
      let wanted = ProcessInfo.processInfo.environment["PORT"] ?? ""
      guard let port = wanted.isEmpty ? 8080 : UInt16(wanted) else {
        stop("Unknown port '\(wanted)'. PORT can be a number from 0 to 65535; 0 is any free port.")
      }
      let site = WebFormSite(
        parts: parts, store: store, languages: languages ?? FormEnvironment.languages, environment: FormEnvironment()
      ) { _ in makeForm(FormEnvironment()) }
      if let theme = chosenLook ?? look { site.formTheme = theme }
      let model = try await site.serve(port: port) { address in
        FileHandle.standardError.write(Data("Open \(address)\n".utf8))
      }
      try finish(model)
    } catch let error as WebFormServerError {
      stop("\(error) Set PORT to use another one.")
    } catch {
      stop("\(error)")
    }
  #else
    // `make run` builds with the trait `Web`.
    stop("This program was built without its server; 'SURFACE=web make run' builds it with.")
  #endif
}

/// Shows the form in a window until it is submitted or cancelled. AT names the row that has the focus first, RECORD the
/// file in which what is done is recorded.
@MainActor
private func showWindow<Model: Encodable>(
  _ parts: SurfaceParts<Model>, _ form: FormSession<Model>, _ draft: FormDraftPlace?
) -> Never {
  #if GTK
    do {
      let start = try variable("AT").map(form.start(at:))
      let file = try variable("RECORD").map { try RecordingFile($0, in: form.environment) }
      file?.record(form)
      if let start { form.send(.focus(start)) }
      var window = parts.window(GTKForm(form))
      window.draft = draft
      if let theme = chosenLook ?? parts.theme { window.formTheme = theme }
      let model = try window.run()
      if let words = file?.end() { warn(words.text(in: form.environment)) }
      try finish(model, form.mode)
    } catch {
      stop("\(error)")
    }
  #else
    // `make run` builds with the trait `GTK`.
    stop("This program was built without windows; 'SURFACE=gtk make run' builds it with.")
  #endif
}
