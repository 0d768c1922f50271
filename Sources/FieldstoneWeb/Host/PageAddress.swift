import FieldstoneCore
import Foundation

/// The path under which a site shows a page. Each page has its own, so that the browser's Back button leads from one
/// to the one before.
enum PageAddress: Sendable, Equatable {
  case page(FormPageID)
  /// The list of steps, in a form that opens with a step.
  case steps
  /// The options of a field, on a page of their own.
  case options(FormRowID)
  /// The question whether to leave the form.
  case leaving

  /// The path of the first page.
  static let first = "/"
  private static let (pages, options, list, leave) = ("/page/", "/options/", "/steps", "/leave")

  /// Ids are escaped as in names of fields, so that they are one component of the path.
  var path: String {
    switch self {
    case .page(.root): Self.first
    case .page(let page): Self.pages + FormRowID(page.path).fieldName
    case .options(let row): Self.options + row.fieldName
    case .steps: Self.list
    case .leaving: Self.leave
    }
  }

  /// - Returns: Nil for a path that no page has.
  init?(path: String) {
    if path == Self.first {
      self = .page(.root)
    } else if path == Self.list {
      self = .steps
    } else if path == Self.leave {
      self = .leaving
    } else if let id = Self.id(in: path, after: Self.pages) {
      self = .page(FormPageID(id))
    } else if let id = Self.id(in: path, after: Self.options) {
      self = .options(FormRowID(id))
    } else {
      return nil
    }
  }

  private static func id(in path: String, after prefix: String) -> String? {
    guard path.hasPrefix(prefix) else { return nil }
    let id = path.dropFirst(prefix.count).removingPercentEncoding ?? ""
    return id.isEmpty ? nil : id
  }
}

extension WebForm {
  /// The page that is shown.
  var address: PageAddress {
    if visit.isLeaving { return .leaving }
    if let row = visit.choosing, hasOptionsPage(row) { return .options(row) }
    return address(of: form.page)
  }

  /// The first address of a form in steps is that of its first step, so the list of steps has another one.
  func address(of page: FormPageID) -> PageAddress {
    page == .root && form.openingPage != .root ? .steps : .page(page)
  }

  func hasOptionsPage(_ id: FormRowID) -> Bool {
    guard let row = form.row(id), form.isShown(id) else { return false }
    return parts.kind(of: row, in: form)?.isElsewhere == true
  }

  /// Shows the page that a request asks for, which may be another one than the last POST led to.
  ///
  /// - Returns: The page to show instead if that one is gone.
  func show(_ address: PageAddress) -> PageAddress? {
    guard address != self.address else { return nil }
    let opening = form.openingPage
    if address == .page(.root), opening != .root { return .page(opening) }
    (visit.isLeaving, visit.choosing) = (false, nil)
    switch address {
    case .page(let page):
      if (try? goTo(page)) == nil { return self.address(of: pageLeft(of: page) ?? .root) }
    case .steps:
      guard opening != .root, (try? goTo(.root)) != nil else { return .page(.root) }
    case .options(let row):
      guard let page = form.page(of: row), (try? goTo(page)) != nil, hasOptionsPage(row) else { return .page(.root) }
      visit.choosing = row
    case .leaving:
      guard form.facts.isDirty else { return .page(.root) }
      visit.isLeaving = true
    }
    return nil
  }
}
