import FieldstoneCore

/// What an entry becomes, with the sections that begin and end at it.
struct FXFormsRow {
  var items: [DocumentItem]
  /// The title of the section that begins with it; an empty one only cuts.
  var header: FormString?
  /// The footer of the section that ends with it; an empty one only cuts.
  var footer: FormString?
  /// Whether it shows its rows in a section of their own.
  var isInline = false
  /// Whether it has a title of its own above its rows, so that it needs no section.
  var hasOwnTitle = false

  /// Puts rows into sections, as FXForms does: one begins at the first row, at a row with a header, after a row with a
  /// footer, and before and after a row that shows others inline.
  ///
  /// The first section is none if it has neither header nor footer.
  static func sections(_ rows: [FXFormsRow]) -> [DocumentItem] {
    var sections: [Section] = []
    var mustCut = true
    for row in rows {
      if mustCut || row.header != nil || row.isInline {
        sections.append(Section(title: row.header, isOwn: row.hasOwnTitle))
      }
      sections[sections.count - 1].items += row.items
      if let footer = row.footer, !footer.isEmpty { sections[sections.count - 1].footer = footer }
      mustCut = row.footer != nil || row.isInline
    }
    return sections.enumerated().flatMap { index, section -> [DocumentItem] in
      let isPlain = section.footer == nil && (section.isOwn || index == 0 && section.title == nil)
      guard !isPlain else { return section.items }
      let title = section.isOwn ? "" : section.title ?? ""
      return [.section(DocumentSection(title, footer: section.footer) { section.items })]
    }
  }

  private struct Section {
    let title: FormString?
    let isOwn: Bool
    var footer: FormString?
    var items: [DocumentItem] = []
  }
}
