/// Files: references that are typed and sent as ids, and read as their name and size.
final class FileCodec: FieldCodec<FormFile>, @unchecked Sendable {
  /// What the field accepts.
  let style: FormFileStyle

  init(_ style: FormFileStyle = FormFileStyle()) { self.style = style }

  override var control: FormControl { .file(style) }
  override var emptied: Parsed { .value(pack(FormFile())) }
  override var displaysText: Bool { false }

  override func pack(_ value: consuming FormFile) -> StoredValue { .boxed(FileBox(value)) }
  override func unpack(_ value: StoredValue) -> FormFile? { value.file }

  // MARK: Texts

  override func parse(_ text: String, _ environment: FormEnvironment) -> Parsed {
    guard let file = environment.files?.take(text) else { return .failure(FormIssue(.unknown)) }
    return .value(pack(file))
  }
  /// The file that the field has can be set again, even if somebody else keeps it.
  override func parse(_ text: String, over old: StoredValue, _ environment: FormEnvironment) -> Parsed {
    if let file = old.file, !file.isEmpty, file.id == text { return .value(old) }
    return parse(text, environment)
  }
  override func text(_ value: StoredValue, _ environment: FormEnvironment) -> String { value.file?.id ?? "" }
  override func answer(_ value: StoredValue, _ environment: FormEnvironment) -> FormAnswer {
    value.isEmpty ? .none : .text(text(value, environment))
  }

  /// "photo.jpg, 1.2 MB, 800 × 600".
  override func display(_ value: StoredValue, _ environment: FormEnvironment) -> FormString {
    guard let file = value.file, !file.isEmpty else { return "" }
    return file.facts
  }

  // MARK: Drafts

  override func saved(_ value: StoredValue) -> FormSnapshot.Value {
    guard let file = value.file else { return .none }
    guard !file.isEmpty else { return .list([]) }
    let size = file.imageSize.map { [FormSnapshot.Value.integer(Int64($0.width)), .integer(Int64($0.height))] } ?? []
    return .list([.text(file.id), .text(file.name), .text(file.mediaType), .integer(Int64(file.byteCount))] + size)
  }

  override func value(saved: FormSnapshot.Value) -> StoredValue? {
    if case .none = saved { return StoredValue.none }
    guard case .list(let parts) = saved else { return nil }
    if parts.isEmpty { return pack(FormFile()) }
    var (texts, numbers): ([String], [Int]) = ([], [])
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let text) where index < 3: texts.append(text)
      case .integer(let number) where index > 2 && number >= 0: numbers.append(Int(number))
      default: return nil
      }
    }
    guard texts.count == 3, !texts[0].isEmpty, numbers.count == 1 || numbers.count == 3 else { return nil }
    let size = numbers.count == 3 ? FormImageSize(width: numbers[1], height: numbers[2]) : nil
    return pack(
      FormFile(id: texts[0], name: texts[1], mediaType: texts[2], byteCount: numbers[0], imageSize: size))
  }
}

extension FormFile: FormValue {
  public static var formControl: FormControl { .file(FormFileStyle()) }

  /// A file that the form has received, by its id.
  public static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> FormFile {
    guard let file = environment.files?.take(text) else { throw FormIssue(.unknown) }
    return file
  }

  public func formText(in environment: FormEnvironment) -> String { id }

  /// Its name, its size, and that of the picture: "photo.jpg, 1.2 MB, 800 × 600".
  package var facts: FormString {
    .list([.text(name), .string(.byteCount(byteCount))] + (imageSize.map { [.string(.dimensions($0))] } ?? []))
  }
}

/// The box of a file.
private final class FileBox: ValueBox {
  let file: FormFile
  init(_ file: FormFile) { self.file = file }
  override var isEmpty: Bool { file.isEmpty }
  override func isEqual(to other: ValueBox) -> Bool { (other as? FileBox)?.file == file }
}

extension StoredValue {
  /// The file that it is; nil for every other value.
  var file: FormFile? {
    guard case .boxed(let box) = self else { return nil }
    return (box as? FileBox)?.file
  }
}
