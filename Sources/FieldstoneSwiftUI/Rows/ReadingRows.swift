import FieldstoneCore
import SwiftUI

/// The heading of a section.
struct HeaderRow: FormRowBody {
  let state: RowState

  var body: some View {
    VStack(alignment: .leading) {
      if !row.title.isEmpty { Text(verbatim: row.title).accessibilityAddTraits(.isHeader) }
      if let help = row.help { Text(verbatim: help).font(.footnote).foregroundStyle(.secondary) }
      remarksOfGroup
    }
  }
}

/// The heading of a collection: its title, how many elements there are, help and issues.
struct CollectionRow: FormRowBody {
  let state: RowState

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: row.label).accessibilityAddTraits(.isHeader)
      if !row.display.isEmpty { Text(verbatim: row.display).font(.footnote).foregroundStyle(.secondary) }
      if let help = row.help { Text(verbatim: help).font(.footnote).foregroundStyle(.secondary) }
      remarksOfGroup
    }
  }
}

/// The heading of an element whose rows follow on the page.
struct ElementRow: FormRowBody {
  let state: RowState

  var body: some View {
    VStack(alignment: .leading) {
      LabeledContent {
        Text(verbatim: row.display)
      } label: {
        Text(verbatim: label).font(.headline).accessibilityLabel(Text(verbatim: fullLabel))
      }
      if let help = row.help { Text(verbatim: help).font(.footnote).foregroundStyle(.secondary) }
      remarksOfGroup
    }
    .accessibilityAddTraits(.isHeader)
    .actions(of: state)
  }
}

extension FormRowBody {
  /// The issues of a heading.
  @ViewBuilder var remarksOfGroup: some View {
    ForEach(row.issues, id: \.self) { IssueLabel(severity: $0.severity, text: $0.text, environment: environment) }
  }
}

/// A paragraph, or a remark under a section.
struct NoteRow: FormRowBody {
  let state: RowState

  var body: some View { Text(verbatim: row.title).foregroundStyle(.secondary) }
}

/// The issues of the form as a whole.
struct NoticeRow: FormRowBody {
  let state: RowState

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(row.issues, id: \.self) { IssueLabel(severity: $0.severity, text: $0.text, environment: environment) }
    }
  }
}

/// A read-only row: a title and a value, which can be copied.
struct FactRow: FormRowBody {
  let state: RowState

  var body: some View {
    framed {
      LabeledContent {
        Text(verbatim: row.display.isEmpty ? "–" : row.display)
      } label: {
        title
      }
      .accessibilityElement(children: .combine)
      .rowMenu {
        if !row.copyable.isEmpty {
          Button {
            FormPlatform.copy(row.copyable)
          } label: {
            Text(verbatim: text(.common(.copyValue, .text(label))))
          }
          FormPlatform.share(row.copyable)
        }
      }
    }
  }
}

/// A view of the program's own.
struct OwnRow: FormRowBody {
  let state: RowState
  let focus: FocusState<FormRowID?>.Binding?

  var body: some View {
    if row.kind == .field {
      labeled(isStacked: true) {
        form.ownView(of: row).buttonStyle(.borderless).focused(focus, at: row.id)
          .accessibilityElement(children: .contain).spoken(for: self)
      }
    } else if row.kind == .action || row.kind == .link {
      framed {
        Button {
          row.kind == .link ? form.sendOrExplain(.open(row.id)) : form.press(row.id)
        } label: {
          form.ownView(of: row)
        }
        .buttonStyle(.borderless)
        .focused(focus, at: row.id)
      }
    } else {
      form.ownView(of: row)
    }
  }
}
