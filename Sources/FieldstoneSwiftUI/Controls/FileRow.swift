import FieldstoneCore
import Foundation
import SwiftUI

/// A file: its name and size, and buttons that choose another one and remove it.
struct FileRow: FormRowBody {
  let state: RowState
  let focus: FocusState<FormRowID?>.Binding?

  var body: some View {
    framed {
      LabeledContent {
        VStack(alignment: .trailing) {
          if row.display.isEmpty {
            if let placeholder = row.placeholder { Text(verbatim: placeholder).foregroundStyle(.secondary) }
          } else {
            Text(verbatim: row.display).foregroundStyle(.secondary).accessibilityIdentifier("file")
          }
          if state.isCopying { ProgressView() }
          HStack {
            Button {
              state.isOpen = true
            } label: {
              Text(verbatim: text(.window(.chooseFile)))
            }
            .buttonStyle(.borderless)
            .accessibilityLabel(Text(verbatim: text(.window(.chooseFileFor, .text(fullLabel)))))
            .focused(focus, at: row.id)
            if isPicture {
              FormPlatform.photosPicker(title: text(.window(.chooseFileFor, .text(fullLabel)))) { take($0) }
            }
            if canRemove {
              Button(role: .destructive) {
                remove()
              } label: {
                Image(systemName: "trash")
              }
              .buttonStyle(.borderless)
              .accessibilityLabel(Text(verbatim: text(.window(.removeFileOf, .text(fullLabel)))))
            }
          }
        }
      } label: {
        title
      }
      .choosesFiles(isPresented: isOpen, style, isSeveral: false) { urls in if let url = urls.first { take(url) } }
    }
  }

  private var style: FormFileStyle {
    if case .file(let style) = row.control.standard { style } else { FormFileStyle() }
  }
  private var isPicture: Bool { style.types.contains { $0.mediaTypes.contains { $0.hasPrefix("image/") } } }
  private var canRemove: Bool {
    // An element is removed as a whole.
    row.actions.isEmpty && row.allowsNone && (row.file != nil || row.states.contains(.unread)) && row.isEnabled
  }

  private func remove() {
    state.choices += 1
    state.isCopying = false
    state.send(.set(row.id, .none))
  }

  /// Copies a file into the form's store. The row keeps the file that it has until the new one is whole.
  private func take(_ url: URL) {
    state.choices += 1
    state.isCopying = true
    let choice = state.choices
    Task {
      let result = await FileCopy.copy(url, form.engine.files, style)
      guard state.choices == choice else { return }
      state.isCopying = false
      switch result {
      case .success(let file): state.send(.set(row.id, .text(file.id)))
      case .failure(let issue): form.engine.refuseFile(row.id, named: url.lastPathComponent, issue)
      }
    }
  }
}

/// Copies a file that somebody has chosen into a form's store.
enum FileCopy {
  static func copy(_ url: URL, _ files: FormFiles, _ style: FormFileStyle) async -> Result<FormFile, FormIssue> {
    await Task.detached {
      // A file outside of the app's container can be read only in between.
      let isOpened = FormPlatform.startAccess(url)
      defer { if isOpened { FormPlatform.endAccess(url) } }
      do throws(FormIssue) {
        return .success(try files.add(path: url.path, for: style))
      } catch {
        return .failure(error)
      }
    }.value
  }
}
