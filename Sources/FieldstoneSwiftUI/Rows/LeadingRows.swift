import FieldstoneCore
import Foundation
import SwiftUI

/// A link to a subform's page, or to that of an element, with a summary of it, and with a switch if it is optional.
struct LinkRow: FormRowBody {
  let state: RowState
  let focus: FocusState<FormRowID?>.Binding?

  var body: some View {
    framed {
      HStack {
        Button {
          form.sendOrExplain(.open(row.id))
        } label: {
          HStack {
            VStack(alignment: .leading) {
              title
              if !summary.isEmpty { Text(verbatim: summary).font(.footnote).foregroundStyle(.secondary) }
            }
            Spacer()
            if row.issueCount > 0 {
              Text(verbatim: wrong).font(.footnote).foregroundStyle(Color.red)
            }
            Image(systemName: "chevron.forward").accessibilityHidden(true)
          }
        }
        .buttonStyle(.borderless)
        .focused(focus, at: row.id)
        .spoken(for: self)
        .accessibilityValue(Text(verbatim: [summary, wrong].filter { !$0.isEmpty }.joined(separator: ", ")))
        if row.allowsNone {
          Toggle(
            isOn: Binding {
              row.answer == .flag(true)
            } set: {
              form.setPresence(row, $0)
            }
          ) {
            Text(verbatim: fullLabel)
          }
          .labelsHidden()
        }
      }
    }
  }

  private var summary: String { row.display }
  private var wrong: String { row.issueCount > 0 ? text(.common(.toFix, .count(row.issueCount))) : "" }
}

/// A button.
struct ButtonRow: FormRowBody {
  let state: RowState
  let focus: FocusState<FormRowID?>.Binding?

  var body: some View {
    framed {
      Button(role: role) {
        form.press(row.id)
      } label: {
        HStack {
          title
          if state.shape == .navigation {
            Spacer()
            Image(systemName: "chevron.forward").accessibilityHidden(true)
          }
        }
      }
      .focused(focus, at: row.id)
      .spoken(for: self)
    }
  }

  private var role: ButtonRole? {
    switch row.control.standard {
    case .button(.destructive): .destructive
    case .button(.cancel): .cancel
    default: nil
    }
  }
}

/// The row that adds an element to a collection; to one of files, those that somebody chooses.
struct AddRow: FormRowBody {
  let state: RowState
  let focus: FocusState<FormRowID?>.Binding?

  var body: some View {
    let style = row.collectionToAddTo.flatMap(form.engine.fileStyle(ofElements:))
    framed {
      Button {
        if style == nil { form.press(row.id) } else { state.isOpen = true }
      } label: {
        Label {
          Text(verbatim: row.label)
        } icon: {
          Image(systemName: "plus")
        }
      }
      .focused(focus, at: row.id)
      .disabled(!row.isEnabled)
      if let words = form.engine.fullness(of: row) {
        Text(verbatim: text(words)).font(.footnote).foregroundStyle(.secondary)
      }
    }
    .choosesFiles(isPresented: isOpen, style ?? FormFileStyle(), isSeveral: true) { urls in
      Task { await add(urls) }
    }
  }

  /// Copies files one after the other, and says which ones could not be added, and why.
  private func add(_ urls: [URL]) async {
    guard let collection = row.collectionToAddTo, let style = form.engine.fileStyle(ofElements: collection) else {
      return
    }
    var refused: [String] = []
    for url in urls {
      switch await FileCopy.copy(url, form.engine.files, style) {
      case .success(let file):
        let element = form.engine.newElementID()
        if case .refused(let reason) = form.send(.insert(collection, id: element, before: nil)) {
          refused.append("\(url.lastPathComponent): \(text(form.engine.message(of: reason)))")
        } else {
          form.send(.set(FormRowID("\(collection.path)[\(element)]"), .text(file.id)))
        }
      case .failure(let issue): refused.append("\(url.lastPathComponent): \(issue.text(in: environment))")
      }
    }
    guard !refused.isEmpty else { return }
    form.ask(
      text(.window(.filesNotAdded)), refused.joined(separator: "\n"), [.init(text(.common(.close)), .cancel)],
      isAlert: true)
  }
}
