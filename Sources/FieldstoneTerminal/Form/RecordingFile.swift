import FieldstoneCore
import Foundation

/// The file that a recording is written to, line by line, so that it has what was done even if the program is killed.
package final class RecordingFile {
  private let path: String
  private let descriptor: Descriptor
  private var recording: FormRecording?
  /// How many bytes of the script are in the file.
  private var written = 0
  /// Why the last write failed, as a number of the system's.
  private var failure: Int32?

  /// Creates the file, or empties the one that is there. Only its owner can read a new one, because it has answers.
  ///
  /// - Throws: ``TerminalFormError/usage(_:)`` if it can't be written.
  package init(_ path: String, in environment: FormEnvironment) throws(TerminalFormError) {
    let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw .usage(Self.words(errno, path).text(in: environment)) }
    self.path = path
    descriptor = Descriptor(number: number)
  }

  deinit { close(descriptor.number) }

  /// Writes down what people do in a form from now on.
  package func record(_ form: FormEngine) {
    let recording = form.record()
    self.recording = recording
    put(recording.script)
    recording.onLine = { [weak self] in self?.put($0 + "\n") }
  }

  /// Writes the end of the script: a text that was being typed, and how the form has ended.
  ///
  /// - Returns: what to say if something couldn't be written.
  package func end() -> FormString? {
    guard let recording else { return nil }
    recording.onLine = nil
    put(String(decoding: recording.script.utf8.dropFirst(written), as: UTF8.self))
    return failure.map { Self.words($0, path) }
  }

  private func put(_ text: String) {
    guard failure == nil else { return }
    guard descriptor.put(text) else { return failure = errno }
    written += text.utf8.count
  }

  private static func words(_ error: Int32, _ path: String) -> FormString {
    .dialogue(.cannotRecord, .text(path), .text(String(cString: strerror(error))))
  }
}
