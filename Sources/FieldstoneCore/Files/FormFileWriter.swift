/// Receives a file part by part, and refuses it as soon as it is known to be too large, of another type than its field
/// accepts, or a picture of a size that isn't accepted. Nothing of a refused file stays in the store.
///
/// ```swift
/// let form = FormSession(Attendee())
/// let writer = try form.files.writer(named: "ada.txt", for: FormFileStyle(types: [.text]))
/// for part in ["Dear ", "Ada"] { try writer.append(part.utf8) }
/// form.send(.set("photo", .text(try writer.finish().id)))
/// ```
public final class FormFileWriter {
  /// The name of the file, as it is shown.
  public let name: String
  private let style: FormFileStyle
  private let files: FormFiles
  private var incoming: (any FormIncomingFile)?
  private var byteCount = 0
  /// The first bytes, which say what it is.
  private var head: [UInt8] = []
  /// How many bytes the head must have before it is looked at again.
  private var nextLook = FileContent.headLength
  private var mediaType: String?
  private var imageSize: FormImageSize?
  /// Why it was refused.
  private var refusal: FormIssue?
  private var isFinished = false

  /// The most bytes before the size of a picture: a photo may begin with a small copy of itself and a color profile.
  private static let longestHead = 512 << 10

  init(name: String, style: FormFileStyle, files: FormFiles) {
    (self.name, self.style, self.files) = (name, style, files)
  }

  deinit { abandon() }

  /// Adds bytes at the end.
  ///
  /// - Throws: The issue to show if the file isn't accepted. Nothing more has to be read then.
  public func append(_ bytes: some Collection<UInt8>) throws(FormIssue) {
    if let refusal { throw refusal }
    guard !isFinished, !bytes.isEmpty else { return }
    if let issue = style.issue(ofSize: byteCount + bytes.count) { throw refuse(issue) }
    byteCount += bytes.count
    if needsHead {
      head += bytes.prefix(Self.longestHead - head.count)
      if head.count >= nextLook { try look(isWhole: false) }
    }
    do {
      let incoming = try incoming ?? files.store.beginFile()
      self.incoming = incoming
      try incoming.append(ArraySlice(bytes))
    } catch {
      throw refuse(.notStored(name: name))
    }
  }

  /// Makes the file available to the form.
  ///
  /// - Throws: The issue to show if the file isn't accepted.
  public func finish() throws(FormIssue) -> FormFile {
    if let refusal { throw refusal }
    guard byteCount > 0, let incoming, !isFinished else { throw refuse(.empty(name: name)) }
    try look(isWhole: true)
    let type = mediaType ?? FileContent.unknown
    if FileContent.pictureType(of: head) != nil, imageSize == nil { throw refuse(.damaged(name: name)) }
    let file = FormFile(id: incoming.id, name: name, mediaType: type, byteCount: byteCount, imageSize: imageSize)
    do {
      try incoming.finish(as: file)
    } catch {
      throw refuse(.notStored(name: name))
    }
    isFinished = true
    self.incoming = nil
    files.receive(file)
    return file
  }

  /// Gives up: nothing stays of what was received. Does nothing once the file is finished.
  public func abandon() {
    incoming?.abandon()
    incoming = nil
  }

  /// Gives up a file of which not everything has arrived.
  ///
  /// - Returns: The issue to show.
  public func cut() -> FormIssue { refusal ?? refuse(.cut(name: name)) }

  // MARK: Looking

  private var needsHead: Bool {
    if mediaType == nil { return true }
    return imageSize == nil && head.count < Self.longestHead && FileContent.pictureType(of: head) != nil
  }

  /// Finds out what the file is, as far as its head says so.
  private func look(isWhole: Bool) throws(FormIssue) {
    if mediaType == nil {
      let type = FileContent.mediaType(of: head, isWhole: isWhole && byteCount == head.count, named: name)
      mediaType = type
      if let issue = style.issue(ofType: type, named: name) { throw refuse(issue) }
    }
    if imageSize == nil, FileContent.pictureType(of: head) != nil, let facts = FormImageFacts(head) {
      let size = FormImageSize(width: facts.width, height: facts.height)
      imageSize = size
      if let issue = style.issue(ofDimensions: size) { throw refuse(issue) }
    }
    nextLook = head.count * 2
  }

  private func refuse(_ issue: FormFileIssue) -> FormIssue {
    abandon()
    head = []
    let issue = FormIssue(issue)
    refusal = issue
    return issue
  }
}
