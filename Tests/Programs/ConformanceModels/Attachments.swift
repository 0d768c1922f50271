import Fieldstone
import Synchronization

/// Files: pictures, and texts of a limited size.
@Form
package struct Attachments: Codable {
  @Field(.maximumLength(40))
  var name = ""
  @Field(.accepts(.image))
  var photo: FormFile?
  @Field(.accepts(.pdf, .plainText), .maximumSize(1_000))
  var letter: FormFile?

  package init() {}

  package static func arrange(_ form: FormBuilder<Attachments>) {
    form.remainingFields()
    form.button("Send", .submit)
  }
}

extension FormEnvironment {
  /// The environment of a form with files. The ids of files are the same in every program, so that what is submitted can
  /// be compared.
  package static var withFiles: FormEnvironment {
    var environment = fixed
    environment.fileStore = NumberedFiles()
    return environment
  }
}

/// Keeps files in memory, and numbers them: what is submitted contains their ids, which are random elsewhere.
private final class NumberedFiles: FormFileStore {
  private struct Content {
    var files: [String: (file: FormFile, bytes: [UInt8])] = [:]
    /// How many there have been.
    var count = 0
  }

  private let content = Mutex(Content())

  func beginFile() -> any FormIncomingFile { Incoming(self) }
  func file(withID id: String) -> FormFile? { content.withLock { $0.files[id]?.file } }
  func bytes(ofFile id: String, from offset: Int, count: Int) throws -> [UInt8] {
    guard let bytes = content.withLock({ $0.files[id]?.bytes }) else { throw FormFileStoreError.missing }
    return Array(bytes.dropFirst(offset).prefix(count))
  }
  func removeFile(withID id: String) { content.withLock { $0.files[id] = nil } }
  func allFiles() -> [FormFile] { content.withLock { $0.files.values.map(\.file) } }

  private final class Incoming: FormIncomingFile {
    private let store: NumberedFiles
    private var bytes: [UInt8] = []

    init(_ store: NumberedFiles) { self.store = store }

    /// A file that is refused gets no number, because surfaces may begin to receive different ones.
    var id: String { "file\(store.content.withLock { $0.count } + 1)" }
    func append(_ part: ArraySlice<UInt8>) { bytes += part }
    func finish(as file: FormFile) {
      store.content.withLock { content in
        content.files[file.id] = (file, bytes)
        content.count += 1
      }
    }
    func abandon() {}
  }
}
