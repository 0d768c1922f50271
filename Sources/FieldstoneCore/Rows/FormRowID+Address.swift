import Foundation

/// Addresses of rows, for links that lead to a row of a form: `#guests/3f/name` is the row `guests[3f].name`.
extension FormRowID {
  /// The address of the row: the parts of its path with `/` between them, percent-encoded, after `#`.
  ///
  /// ```swift
  /// print("https://example.org/register" + FormRowID("invoice.vat").address)    // …/register#invoice/vat
  /// ```
  ///
  /// ``FormEngine/rowID(at:)`` finds the row again.
  ///
  /// - Complexity: O(length of the path).
  public var address: String {
    "#" + parts.map { $0.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? $0 }.joined(separator: "/")
  }

  /// Reads an address without knowing the form, with or without `#`. A path (`guests[3f].name`) is accepted too.
  ///
  /// An address doesn't say which of its parts are elements of collections. Here, a part that begins with a digit is one,
  /// as in `guests/3/name`. ``FormEngine/rowID(at:)`` knows the collections of the form, so it also finds elements whose
  /// ids begin with a letter.
  ///
  /// - Returns: nil for a text that is no address: it is empty, has an empty part, or an invalid percent sign.
  /// - Complexity: O(length of the address).
  public init?(address: String) {
    guard let parts = Self.parts(of: address) else { return nil }
    self.init(
      parts.dropFirst().reduce(into: parts[0]) { path, part in
        path += part.first?.isNumber == true || part == "+" ? Self.asElement(part) ?? "." + part : "." + part
      })
  }

  /// What needs no percent sign. A period does only where it separates nothing.
  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~+")

  /// The names and elements of the path. A period beside another one, or at an end, is part of a name.
  private var parts: [String] {
    var parts: [String] = []
    for piece in path.split(separator: ".", omittingEmptySubsequences: false) {
      var (name, element) = (piece, Substring?.none)
      if piece.last == "]", let start = piece.lastIndex(of: "["), start > piece.startIndex {
        let id = piece[piece.index(after: start)...].dropLast()
        if Self.asElement(String(id)) != nil { (name, element) = (piece[..<start], id) }
      }
      if parts.last == "" { parts[parts.count - 1] += "." + name } else { parts.append(String(name)) }
      if let element { parts.append(String(element)) }
    }
    if parts.count > 1, parts.last == "" { parts[parts.count - 2] += "." + parts.removeLast() }
    return parts
  }

  /// An element with an id as the end of a path; nil if no element has such an id. `[+]` is the row that adds one.
  fileprivate static func asElement(_ id: String) -> String? {
    FormEngine.isElementID(id) || id == "+" ? "[\(id)]" : nil
  }

  /// The most bytes and parts of a text that is read as an address: no form is nested so deeply.
  private static let (mostBytes, mostParts) = (4_000, 64)

  /// The decoded parts of an address; nil for a text that is none.
  fileprivate static func parts(of address: String) -> [String]? {
    guard address.utf8.count <= mostBytes else { return nil }
    let text = address.hasPrefix("#") ? address.dropFirst() : address[...]
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { $0.removingPercentEncoding ?? "" }
    return parts.count <= mostParts && !parts.contains("") ? parts : nil
  }
}

extension FormEngine {
  /// The row with an address, shown or hidden. Its path is accepted too, and so is an address without `#`.
  ///
  /// ```swift
  /// if let row = form.rowID(at: "#invoice/vat") { form.send(.focus(row)) }
  /// ```
  ///
  /// - Returns: nil for an address of a row that the form does not have.
  /// - Complexity: One or two lookups by name for each part; a few hundred at most where names have brackets or periods,
  ///   because a part may be the name of a row or the id of an element.
  public func rowID(at address: String) -> FormRowID? {
    var lookups = 256
    if let parts = FormRowID.parts(of: address),
      let found = rowID(at: parts.dropFirst(), after: parts[0], &lookups)
    {
      return found
    }
    return slot(of: FormRowID(address)).map(rowID)
  }

  /// The row whose path goes on with these parts.
  private func rowID(at parts: ArraySlice<String>, after path: String, _ lookups: inout Int) -> FormRowID? {
    guard lookups > 0 else { return nil }
    lookups -= 1
    guard let part = parts.first else { return slot(of: FormRowID(path)).map(rowID) }
    var ends = ["." + part]
    if let element = FormRowID.asElement(part) {
      // Names may have brackets of their own, so that one is tried even if there is no collection.
      let isCollection = slot(of: FormRowID(path)).map { collections[$0] != nil } ?? false
      ends.insert(element, at: isCollection ? 0 : 1)
    }
    for end in ends {
      if let found = rowID(at: parts.dropFirst(), after: path + end, &lookups) { return found }
    }
    return nil
  }
}
