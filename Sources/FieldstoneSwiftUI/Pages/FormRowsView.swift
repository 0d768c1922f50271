import FieldstoneCore
import SwiftUI

/// The rows of a page: the sections of a list.
public struct FormRowsView: View {
  let page: PageState

  public var body: some View {
    if page.query.isEmpty {
      RefusalSection(page: page)
      ForEach(page.groups) { GroupView(page: page, group: $0) }
      ThemeFooter(page: page)
    } else {
      SearchResults(page: page)
    }
  }
}

/// A group of rows under its heading.
private struct GroupView: View {
  let page: PageState
  let group: RowGroup
  @Environment(\.formFocus) private var focus

  var body: some View {
    Section {
      ForEach(group.rows, id: \.self) { id in
        if let state = page.row(id) {
          RowView(state: state, focus: focus)
        }
      }
      .onDelete { offsets in for row in offsets.map({ group.rows[$0] }) { page.form.remove(row) } }
      .onMove { page.form.move(group.rows, from: Array($0), to: $1) }
    } header: {
      if let id = group.header, let state = page.row(id) { RowView(state: state, focus: focus) }
    } footer: {
      ForEach(group.footer, id: \.self) { id in
        if let state = page.row(id) { RowView(state: state, focus: focus) }
      }
    }
  }
}

/// Says at the top of the page that the form was not submitted, until nothing is wrong, and leads to what is.
private struct RefusalSection: View {
  let page: PageState
  private var form: FormState { page.form }

  var body: some View {
    if let words = form.refusal {
      Section {
        IssueLabel(severity: .error, text: words, environment: form.engine.environment)
        if let row = form.firstError {
          Button {
            form.send(.focus(row.id))
          } label: {
            Text(verbatim: form.text(.window(.goTo, .text(form.engine.titleInElements(of: row)))))
          }
        }
      }
    }
    if page.id == .root, !form.status.isEmpty { Text(verbatim: form.status).foregroundStyle(.secondary) }
  }
}

/// The text at the end of every page, as the theme has it.
private struct ThemeFooter: View {
  let page: PageState
  @Environment(\.formParts) private var parts

  var body: some View {
    if let words = parts.theme.footer?.text(in: page.form.engine.environment), !words.isEmpty {
      Text(verbatim: words).font(.footnote).foregroundStyle(.secondary)
    }
  }
}

extension FormState {
  /// The first row with an error that can be answered, on any page.
  var firstError: FormRow? {
    engine.shownIssues.lazy.filter { $0.severity == .error }.compactMap { issue in
      issue.row.flatMap { self.engine.row($0) }
    }.first(where: \.isFocusable)
  }
}
