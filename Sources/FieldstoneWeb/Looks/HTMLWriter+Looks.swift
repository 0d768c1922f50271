import FieldstoneCore
import Foundation

/// What a theme adds to the markup.
extension HTMLWriter {
  /// Writes the star of a required field, which screen readers don't read.
  ///
  /// - Parameter saysRequired: whether screen readers hear only from the mark that the field is required.
  mutating func star(_ context: PageContext, saysRequired: Bool) {
    literal(" <span class=\"mark star\" aria-hidden=\"true\">*</span>")
    guard saysRequired else { return }
    literal("<span class=\"unseen\"> ")
    text(context.required)
    literal("</span>")
  }

  /// Says what the star means; shown where a field of the page has one.
  mutating func legend(_ context: PageContext) {
    guard context.parts.look.theme.marks == .star else { return }
    literal("<p class=\"legend\" aria-hidden=\"true\">")
    text(context.text(.screen(.requiredMark)))
    close("p")
  }

  /// Writes the picture of a theme. It is outside of what the script updates.
  mutating func header(of theme: FormTheme, _ environment: FormEnvironment) {
    guard let header = theme.header, let facts = header.image.facts else { return }
    literal("<div class=\"page-head\">")
    begin("img")
    attribute("src", "data:\(facts.format.mediaType);base64,\(Data(header.image.bytes).base64EncodedString())")
    attribute("alt", header.description.text(in: environment))
    attribute("width", String(facts.width))
    attribute("height", String(facts.height))
    content()
    literal("</div>\n")
  }

  /// Writes the footer of a theme.
  mutating func footer(of theme: FormTheme, _ environment: FormEnvironment?) {
    guard let environment, let footer = theme.footer?.text(in: environment), !footer.isEmpty else { return }
    element("p", class: "page-foot", text: footer)
  }
}

extension PageContext {
  /// The program's HTML for the issues of a row; nil if it has none.
  func issueView(_ row: FormRow) -> String? {
    guard let engine, !parts.issueViews.isEmpty, !row.issues.isEmpty else { return nil }
    return parts.issueViews.entries(for: row, in: engine).reversed().lazy.compactMap { $0(row) }.first
  }
}
