import FieldstoneCore
import Foundation

/// What a link to a row leads to.
struct RowLink {
  /// The row; nil if the form has none with that address that is shown.
  let row: FormRowID?
}

extension WebFormRequest {
  /// The name in the query that the address of a row follows.
  static let rowName = "at"
  /// Longer addresses are ignored.
  static let longestRowAddress = 1_000

  /// The address of the row that the request asks for; nil if there is none.
  var rowAddress: String? {
    let values = (query ?? "").split(separator: "&").compactMap { pair -> Substring? in
      pair.hasPrefix(Self.rowName + "=") ? pair.dropFirst(Self.rowName.count + 1) : nil
    }
    guard values.count == 1, values[0].utf8.count <= 3 * Self.longestRowAddress,
      let address = values[0].replacing("+", with: " ").removingPercentEncoding,
      (1...Self.longestRowAddress).contains(address.utf8.count)
    else { return nil }
    return address
  }
}

extension PageAddress {
  /// The query that asks for a row.
  static func query(_ row: String) -> String {
    let parts = row.split(separator: "/", omittingEmptySubsequences: false)
    return "?\(WebFormRequest.rowName)=" + parts.map { $0.isEmpty ? "" : String($0).wireName }.joined(separator: "/")
  }
}

extension WebFormSite {
  /// The address of a row, as a path and a query below the origin of the site: a link to it opens the page of the row,
  /// with the focus on the row, in the visit that the browser has, or in a new one.
  ///
  /// ```swift
  /// let site = WebFormSite { FormSession(Attendee()) }
  /// let link = "https://example.org" + site.address(of: "invoice.vat")   // https://example.org/?at=invoice/vat
  /// ```
  ///
  /// A link to a field of a case that isn't chosen leads to the choice. Where the form has no such row, or doesn't show it,
  /// the link leads to the form, which says that the row isn't there.
  public func address(of row: FormRowID) -> String {
    // In the query, it needs no `#`.
    location.path + PageAddress.first + PageAddress.query(String(row.address.drop { $0 == "#" }))
  }
}

extension WebForm {
  /// Shows the page of a row in what is rendered next, with the focus on the row: for a program with a server of its own
  /// that has links to rows.
  ///
  /// - Parameter address: The row's address or id.
  /// - Returns: Whether the form has such a row that is shown.
  @discardableResult public func show(rowAt address: String) -> Bool {
    guard address.utf8.count <= WebFormRequest.longestRowAddress, let (row, page) = linkedRow(address) else {
      link = RowLink(row: nil)
      return false
    }
    return follow(row, on: page)
  }

  /// Shows the page that a request asks for or, if it names a row, the page of the row.
  ///
  /// - Returns: The page to show instead, which is asked for with the same row.
  func show(_ address: PageAddress, at rowAddress: String?) -> PageAddress? {
    guard let rowAddress else { return show(address) }
    guard let (row, page) = linkedRow(rowAddress) else {
      link = RowLink(row: nil)
      return show(address)
    }
    guard address == self.address(of: page) else { return self.address(of: page) }
    return follow(row, on: page) ? nil : show(address)
  }

  /// The same for somebody without a visit, who begins with that page.
  func begin(_ address: PageAddress, at rowAddress: String) -> PageAddress? {
    let usual = form.page
    let other = show(address, at: rowAddress)
    firstPage = form.page == usual ? nil : form.page
    return other
  }

  /// The row with an address, if it is shown, and its page. For a row of a case that isn't chosen, the row in which to
  /// choose it; for the review, its first row.
  private func linkedRow(_ address: String) -> (row: FormRowID, page: FormPageID)? {
    guard var row = form.rowID(at: address) else { return nil }
    if !form.isShown(row), let choice = form.caseToChoose(for: row)?.choice { row = choice.id }
    guard form.isShown(row), let page = form.page(of: row) else { return nil }
    // Whoever is sent to the review wants to see the answers, and not the row that leads to them.
    let review = FormPageID(row.path)
    if form.isReview(row), let first = form.rows(of: review)?.first { return (first.id, review) }
    return (row, page)
  }

  private func follow(_ row: FormRowID, on page: FormPageID) -> Bool {
    (visit.isLeaving, visit.choosing) = (false, nil)
    let isThere = (try? goTo(page)) != nil
    link = RowLink(row: isThere ? row : nil)
    return isThere
  }

  /// Gives the focus to the row that a link leads to, or says that there is no such row.
  func describeLink(_ context: PageContext) {
    guard let link else { return }
    guard let row = link.row else { return context.refusal = .issue(.noLongerThere) }
    context.shown = form.row(row)?.canBeShown == true ? row : nil
  }
}
