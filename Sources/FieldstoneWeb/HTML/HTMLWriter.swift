import FieldstoneCore

/// Writes HTML as UTF-8 bytes, the only place in the module that makes markup.
///
/// Names of elements and attributes are literals; everything that comes from a program or a person is escaped on its
/// way in. Only the HTML of a program's own controls is written as it is.
struct HTMLWriter: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0
  /// The row whose control has the focus when the page is loaded.
  var focus: FormRowID?
  /// How much of a document is written.
  var extent = Extent.document
  /// Whether a remark before this row says why it has the focus.
  var isFocusRemarked = false

  enum Extent {
    case document
    /// Only the content of a page, for a document of the program's own.
    case fragment
    /// Only what a script needs for the document that it has.
    case patch
  }

  init(capacity: Int = 32_768) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { start.deallocate() }

  /// The bytes that were written.
  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// What was written since an offset.
  func bytes(from offset: Int) -> [UInt8] { Array(UnsafeBufferPointer(start: start + offset, count: count - offset)) }

  /// Reads what was written since an offset.
  func withBytes(from offset: Int, _ read: (UnsafeBufferPointer<UInt8>) -> Void) {
    read(UnsafeBufferPointer(start: start + offset, count: count - offset))
  }

  /// A text for HTML that a program makes.
  mutating func escaped(_ text: String) { escape(text, .attribute) }

  /// Moves what was written since an offset to an earlier offset.
  mutating func move(from offset: Int, to earlier: Int) {
    let moved = Array(UnsafeBufferPointer(start: start + offset, count: count - offset))
    (start + earlier + moved.count).update(from: start + earlier, count: offset - earlier)
    moved.withUnsafeBufferPointer { moved in
      if let first = moved.baseAddress { (start + earlier).update(from: first, count: moved.count) }
    }
  }

  /// Takes back what was written since an offset.
  mutating func truncate(to offset: Int) { count = min(count, offset) }

  /// A digest of what was written since an offset.
  func digest(from offset: Int) -> UInt64 {
    func mixed(_ hash: UInt64, _ bytes: UInt64) -> UInt64 {
      let product = (hash ^ bytes).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      return product.high ^ product.low
    }
    var hash = 0x9E37_79B9_7F4A_7C15 ^ UInt64(count - offset)
    var index = offset
    while index + 8 <= count {
      hash = mixed(hash, UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self))
      index += 8
    }
    for index in index..<count { hash = mixed(hash, UInt64(start[index])) }
    return hash
  }

  // MARK: Elements

  /// Begins a start tag: attributes come next, then ``content()``.
  mutating func begin(_ name: StaticString) {
    raw("<")
    raw(name)
  }

  /// Ends a start tag.
  mutating func content() { raw(">") }

  /// A start tag with no attribute except a class.
  mutating func open(_ name: StaticString, class look: StaticString? = nil) {
    begin(name)
    if let look { attribute("class", look) }
    raw(">")
  }

  mutating func close(_ name: StaticString) {
    raw("</")
    raw(name)
    raw(">\n")
  }

  /// An element with a text.
  mutating func element(_ name: StaticString, class look: StaticString? = nil, text: String) {
    open(name, class: look)
    self.text(text)
    close(name)
  }

  // MARK: Attributes

  mutating func attribute(_ name: StaticString, _ value: StaticString) {
    beginAttribute(name)
    raw(value)
    raw("\"")
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    beginAttribute(name)
    escape(value, .attribute)
    raw("\"")
  }

  /// A text that a person edits: kept as it is, except for characters that no browser keeps.
  mutating func edited(_ name: StaticString, _ value: String) {
    beginAttribute(name)
    escape(value, .edited)
    raw("\"")
  }

  mutating func flag(_ name: StaticString, if condition: Bool = true) {
    guard condition else { return }
    raw(" ")
    raw(name)
  }

  /// For values of several parts: ``endAttribute()`` follows.
  mutating func beginAttribute(_ name: StaticString) {
    raw(" ")
    raw(name)
    raw("=\"")
  }

  mutating func endAttribute() { raw("\"") }

  // MARK: Content

  /// A literal of this module: a part of a value, a space between two texts.
  mutating func literal(_ text: StaticString) { raw(text) }
  mutating func text(_ text: String) { escape(text, .shown) }

  mutating func number(_ number: Int) {
    var digits = number.magnitude
    var length = 1
    while digits >= 10 { (digits, length) = (digits / 10, length + 1) }
    reserve(length + 1)
    if number < 0 { raw("-") }
    digits = number.magnitude
    for index in stride(from: count + length - 1, through: count, by: -1) {
      start[index] = UInt8(ascii: "0") + UInt8(digits % 10)
      digits /= 10
    }
    count += length
  }

  /// The content of a multiline field. A line feed is written first, because browsers drop one there.
  mutating func editedText(_ text: String) {
    raw("\n")
    escape(text, .edited)
  }

  // MARK: Bytes

  mutating func reserve(_ more: Int) {
    guard capacity - count < more else { return }
    let larger = max(capacity * 2, count + more)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: start, count: count)
    start.deallocate()
    (start, capacity) = (moved, larger)
  }

  /// Bytes that are known to need no escape.
  @inline(__always) mutating func copy(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
    reserve(length)
    (start + count).update(from: bytes, count: length)
    count += length
  }

  mutating func copy(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { if let start = $0.baseAddress { copy(start, $0.count) } }
  }

  @inline(__always) mutating func byte(_ byte: UInt8) {
    reserve(1)
    start[count] = byte
    count += 1
  }

  @inline(__always) private mutating func raw(_ text: StaticString) {
    copy(text.utf8Start, text.utf8CodeUnitCount)
  }
}
