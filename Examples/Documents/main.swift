// A form that is read from a file while the program runs: `make run EXAMPLE=Documents`. FORM says which format the file
// has, or names a file of yours.
import AnySurface
import DocumentForms
import Fieldstone
import FieldstoneDocuments
import FieldstoneTerminal
import Foundation

let name = ProcessInfo.processInfo.environment["FORM"] ?? ""
let purpose = name.contains(".") ? "Fills in the form that a file describes." : "Registers for a workshop."

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(TerminalExit.wrongUse)
}

/// The form in a file: the end of its name says the format.
func read(_ path: String) throws -> FormDocument {
  var isFolder: ObjCBool = false
  if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
    stop("'\(path)' is a folder, not a file.")
  }
  guard FileManager.default.isReadableFile(atPath: path) else { stop("There is no file '\(path)' that can be read.") }
  let url = URL(fileURLWithPath: path)
  let (data, file) = (try Data(contentsOf: url), url.lastPathComponent)
  if file.hasSuffix(".schema.json") { return try FormDocument(jsonSchema: data, id: file, file: file) }
  if file.hasSuffix(".fxforms.json") || file.hasSuffix(".plist") {
    var registry = FXFormsRegistry()
    registry.acceptsUnknownNames = true
    return try FormDocument(fxForms: data, id: file, file: file, registry: registry)
  }
  return try FormDocument(json: data, id: file, file: file)
}

/// The form that FORM names.
func chosenDocument() throws -> FormDocument {
  if name.isEmpty { return try Workshop.document(.own) }
  if let format = Workshop.Format(rawValue: name) { return try Workshop.document(format) }
  if name.contains(".") { return try read(name) }
  stop("Unknown form '\(name)'. FORM can be 'own', 'schema', 'fxforms', 'compiled' or the path of a file.")
}

if name == "compiled" {
  await runOnAnySurface(purpose: purpose) { FormSession(Workshop(), environment: $0) }
}
func report(_ warnings: [DocumentProblem]) {
  for warning in warnings { FileHandle.standardError.write(Data("Warning: \(warning)\n".utf8)) }
}

do {
  let document = try chosenDocument()
  report(document.warnings)
  await runOnAnySurface(purpose: purpose) { document.session(environment: $0) }
} catch let errors as DocumentErrors {
  report(errors.warnings)
  stop("\(errors)")
} catch {
  stop("\(error)")
}
