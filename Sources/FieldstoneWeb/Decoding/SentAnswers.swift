/// The values of a POST by the fields of the page that asked for them. Anything that the page did not ask is refused.
struct SentAnswers {
  /// The values of each field, by its index on the page. Only fields for several options have more than one.
  private(set) var values: [[String]]
  /// Those of the page's own names, which begin with a colon.
  private(set) var others: [String: String] = [:]

  init(_ body: URLEncodedBody, on page: RenderedPage, _ limits: WebFormLimits) throws(WebFormRefusal) {
    values = Array(repeating: [], count: page.fields.count)
    for file in body.files where page.fileStyle(of: file.name) == nil {
      throw .tampered("There is a file that the page did not ask for.")
    }
    let otherNames = Self.otherNames(of: page)
    var finder = FieldFinder(page.fields)
    for (name, value) in body.pairs {
      let isOther = name.utf8.first == UInt8(ascii: ":")
      let field = isOther ? nil : finder.index(of: name)
      let isRepeated = field.map { !values[$0].isEmpty && !page.fields[$0].kind.isSeveral } ?? (others[name] != nil)
      guard !isRepeated else { throw .tampered("A name is there twice.") }
      guard value.utf8.count <= limits.valueBytes else { throw .tooLarge("An answer has too many bytes.") }
      if let field {
        values[field].append(value)
      } else if isOther, otherNames.contains(name) {
        others[name] = value
      } else {
        throw .tampered("There is an answer to something that the page did not ask.")
      }
    }
  }

  private static let ownNames: Set = [
    PostedPage.secretName, PostedPage.pageName, PostedPage.newElementName, Intent.name, LivePost.name,
    LivePost.leftName, OfferedLanguages.name,
  ]

  private static func otherNames(of page: RenderedPage) -> Set<String> {
    var names = ownNames
    // By index, because an iterator copies each field.
    for index in page.fields.indices {
      if page.fields[index].query != nil { names.insert(page.fields[index].row.searchName) }
      if page.fields[index].slider != nil { names.insert(page.fields[index].row.sliderName) }
    }
    names.formUnion(page.addable.keys.map(\.addedFilesName))
    if page.find != nil { names.insert(PostedPage.findName) }
    return names
  }
}

/// Finds the fields of a page by the names in a POST. Browsers send them in the order of the page, so that the next
/// field is mostly the one that is looked for.
private struct FieldFinder {
  private let fields: [RenderedPage.Field]
  /// The field that was found last.
  private var last = 0
  /// The indices of all names, once they weren't in order.
  private var indices: [String: Int]?

  init(_ fields: [RenderedPage.Field]) { self.fields = fields }

  /// - Complexity: O(1) on average, in any order.
  mutating func index(of name: String) -> Int? {
    if let indices { return indices[name] }
    var index = last
    while index < fields.count {
      if fields[index].row.fieldName == name {
        last = index
        return index
      }
      index += 1
    }
    let all = Dictionary(fields.indices.map { (fields[$0].row.fieldName, $0) }, uniquingKeysWith: { first, _ in first })
    indices = all
    return all[name]
  }
}
