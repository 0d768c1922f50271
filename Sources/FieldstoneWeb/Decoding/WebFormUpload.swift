import FieldstoneCore

/// The body of a POST with files, which is read as it arrives. Files go to the store at once, part by part; one that its
/// field doesn't accept is read no further. What isn't taken by a form is removed again.
///
/// ```text
/// if let upload = try page.upload(contentType: type) {
///   for try await part in body { try upload.append(part) }
///   reply = try await page.answer(upload)
/// }
/// ```
public final class WebFormUpload: @unchecked Sendable {
  // Unchecked: it is handed from whoever receives the body to whoever answers it, and used by one of them at a time.
  /// Finds what a field accepts, by what has been read before it; nil for a field that no page has.
  typealias Styles = @Sendable (_ name: String, _ pairs: [(name: String, value: String)]) -> FormFileStyle?

  private var reader: MultipartReader
  private let limits: WebFormLimits
  private let files: FormFiles
  private let style: Styles
  private var pairs: [(name: String, value: String)] = []
  private var posted: [PostedFile] = []
  private var part = Part.none
  /// The bytes of texts, and all of them.
  private var textBytes = 0
  private var bytes = 0
  private var refusal: WebFormRefusal?

  private enum Part {
    case none
    case text(name: String, [UInt8])
    case file(name: String, fileName: String, Receiving)
  }

  private enum Receiving {
    case nothing
    case writing(FormFileWriter)
    case refused(FormIssue)
  }

  /// - Returns: nil if the body has another type.
  init?(contentType: String, limits: WebFormLimits, store: any FormFileStore, style: @escaping Styles) {
    guard let reader = MultipartReader(contentType: contentType) else { return nil }
    (self.reader, self.limits, self.style) = (reader, limits, style)
    files = FormFiles(store)
  }

  deinit { for id in files.receivedIDs { files.store.removeFile(withID: id) } }

  /// Reads more of the body.
  ///
  /// - Throws: a ``WebFormRefusal`` if the rest need not be read, because the POST is refused as a whole.
  public func append(_ bytes: some Collection<UInt8>) throws(WebFormRefusal) {
    if let refusal { throw refusal }
    do throws(WebFormRefusal) {
      self.bytes += bytes.count
      guard self.bytes <= limits.uploadBytes + limits.bodyBytes else {
        throw .tooManyFiles(limits.uploadBytes)
      }
      try reader.append(bytes) { event throws(WebFormRefusal) in try take(event) }
    } catch {
      refusal = error
      part = .none
      throw error
    }
  }

  /// The body, once all of it has been read.
  func body() throws(WebFormRefusal) -> URLEncodedBody {
    if let refusal { throw refusal }
    guard reader.isComplete else { throw .malformed("The body ends too early.") }
    return URLEncodedBody(pairs: pairs, upload: self, files: posted)
  }

  /// Leaves files to a form, which has taken them.
  func release(_ ids: Set<String>) { files.giveAway(ids) }

  // MARK: Parts

  private func take(_ event: MultipartReader.Event) throws(WebFormRefusal) {
    switch event {
    case .begins(let name, let fileName): try begin(name, fileName)
    case .bytes(let bytes): try add(bytes)
    case .ends: try end()
    }
  }

  private func begin(_ name: String, _ fileName: String?) throws(WebFormRefusal) {
    guard pairs.count + posted.count < limits.fields else {
      throw .tooLarge("There are more than \(limits.fields) answers.")
    }
    // Names are kept, too.
    textBytes += name.utf8.count + (fileName?.utf8.count ?? 0)
    guard textBytes <= limits.bodyBytes else { throw .tooLarge("The names have too many bytes.") }
    guard let fileName else { return part = .text(name: name, []) }
    // What browsers send for a field in which no file is chosen.
    guard !fileName.isEmpty else { return part = .file(name: name, fileName: "", .nothing) }
    let sent = posted.count { if case .nothing = $0.content { false } else { true } }
    guard sent < limits.uploads else { throw .tooLarge("There are more than \(limits.uploads) files.") }
    // The page may have ended, which is known once the whole POST is there.
    guard let style = style(name, pairs) else {
      return part = .file(name: name, fileName: fileName, .refused(FormIssue(.file(.unknown))))
    }
    do throws(FormIssue) {
      part = .file(name: name, fileName: fileName, .writing(try files.writer(named: fileName, for: style)))
    } catch {
      part = .file(name: name, fileName: fileName, .refused(error))
    }
  }

  private func add(_ bytes: ArraySlice<UInt8>) throws(WebFormRefusal) {
    switch part {
    case .text(let name, var value):
      part = .none
      textBytes += bytes.count
      guard textBytes <= limits.bodyBytes, value.count + bytes.count <= limits.valueBytes else {
        throw .tooLarge("An answer has too many bytes.")
      }
      value += bytes
      part = .text(name: name, value)
    case .file(let name, let fileName, .writing(let writer)):
      do throws(FormIssue) {
        try writer.append(bytes)
      } catch {
        part = .file(name: name, fileName: fileName, .refused(error))
      }
    case .file, .none: break
    }
  }

  private func end() throws(WebFormRefusal) {
    defer { part = .none }
    switch part {
    case .none: break
    case .text(let name, let value):
      guard let text = String(validating: value, as: UTF8.self) else { throw .malformed("A text is not UTF-8.") }
      pairs.append((name, text))
    case .file(let name, let fileName, let receiving):
      posted.append(PostedFile(name: name, fileName: fileName, content: Self.content(receiving)))
    }
  }

  private static func content(_ receiving: Receiving) -> PostedFile.Content {
    switch receiving {
    case .nothing: return .nothing
    case .refused(let issue): return .refused(issue)
    case .writing(let writer):
      do throws(FormIssue) {
        return .received(try writer.finish())
      } catch {
        return .refused(error)
      }
    }
  }
}

/// What was sent for a field of files.
struct PostedFile {
  enum Content {
    /// No file was chosen.
    case nothing
    case received(FormFile)
    case refused(FormIssue)
  }

  /// The name of the field.
  let name: String
  let fileName: String
  let content: Content

  /// The received file, or what is wrong with it, by what its field accepts.
  func result(for style: FormFileStyle) -> Result<FormFile?, FormIssue> {
    switch content {
    case .nothing: return .success(nil)
    case .refused(let issue): return .failure(issue)
    case .received(let file): return style.issue(of: file).map { .failure($0) } ?? .success(file)
    }
  }
}
