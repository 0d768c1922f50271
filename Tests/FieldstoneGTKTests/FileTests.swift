#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Testing

  private struct Poster: FormModel {
    var title = ""
    var photo: FormFile?
    var letter: FormFile?
    var papers: [FormFile] = []
    static func describe(_ fields: FieldList<Poster>) {
      fields.add(\.title, "title")
      fields.add(\.photo, "photo").accepts(.image).maximumSize(10_000).placeholderImage(FormImage(bytes: png))
      fields.add(\.letter, "letter").required().accepts(.pdf)
      fields.add(\.papers, "papers").accepts(.pdf)
    }
    static func arrange(_ form: FormBuilder<Poster>) { form.remainingFields() }
    /// A picture of one pixel.
    static let png = Array(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!)
  }

  extension Windows {
    /// Files to choose from, which are removed after the test.
    private func withFolder(_ work: (URL) async throws -> Void) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "fieldstone-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data(Poster.png).write(to: folder.appending(path: "ada.png"))
      try Data("%PDF-1.7".utf8).write(to: folder.appending(path: "lies.png"))
      try Data("%PDF-1.7".utf8).write(to: folder.appending(path: "paper.pdf"))
      try await work(folder)
    }

    @Test("A chosen file shows its name, size and preview; the buttons say what they are for")
    func chosenFile() async throws {
      try await withFolder { folder in
        let window = try await TestWindow(FormSession(Poster()))
        defer { window.close() }
        let row = try #require(window.row("photo") as? FileView)
        #expect(fieldstone_gtk_has_label(row.choosing, "Choose a File for Photo") != 0 && !row.removing.isVisible)
        // The placeholder.
        #expect(row.preview.picture.isVisible)
        #expect(row.take(folder.appending(path: "ada.png").path))
        try await eventually { window.form.model.photo != nil }
        let shown = window.form.row("photo")?.display ?? ""
        #expect(shown.hasPrefix("ada.png, ") && shown.hasSuffix(", 1 × 1"))
        let subtitle = adw_action_row_get_subtitle(try #require(row.lines.first).cast()).map { String(cString: $0) }
        #expect(subtitle == shown)
        #expect(fieldstone_gtk_has_label(row.choosing, "Choose a File for Photo: \(shown)") != 0)
        #expect(row.preview.picture.isVisible && row.removing.isVisible && !row.isCopying)
        #expect(fieldstone_gtk_has_label(row.removing, "Remove Photo") != 0)
        let size = Preview.size
        #expect(gtk_widget_get_width(row.preview.picture) <= size * 2)
        #expect(gtk_widget_get_focusable(row.choosing) != 0 && gtk_widget_get_focusable(row.removing) != 0)
        gtk_widget_activate(row.removing)
        try await eventually { window.form.model.photo == nil }
        window.view.send(.undo)
        #expect(window.form.model.photo?.name == "ada.png")
      }
    }

    @Test("A file that isn't accepted is an issue of its row, and the file before it stays")
    func refusedFile() async throws {
      try await withFolder { folder in
        let window = try await TestWindow(FormSession(Poster()))
        defer { window.close() }
        let row = try #require(window.row("photo") as? FileView)
        row.take(folder.appending(path: "ada.png").path)
        try await eventually { window.form.model.photo != nil }
        for path in [folder.appending(path: "lies.png").path, folder.path, "/no/such"] {
          row.take(path)
          try await eventually { !row.isCopying && window.form.row("photo")?.issues.isEmpty == false }
          #expect(window.form.model.photo?.name == "ada.png")
          #expect(fieldstone_gtk_is_invalid(row.choosing) != 0)
        }
        row.take(folder.appending(path: "ada.png").path)
        try await eventually { window.form.row("photo")?.issues.isEmpty == true }
        #expect(fieldstone_gtk_is_invalid(row.choosing) == 0)
      }
    }

    @Test("The button keeps the keyboard focus while a file is copied, and after it was accepted or refused")
    func focusOfFile() async throws {
      try await withFolder { folder in
        let window = try await TestWindow(FormSession(Poster()))
        defer { window.close() }
        let row = try #require(window.row("photo") as? FileView)
        gtk_widget_grab_focus(row.choosing)
        for name in ["ada.png", "lies.png"] {
          row.take(folder.appending(path: name).path)
          #expect(row.isCopying && window.focus == "photo")
          try await eventually { !row.isCopying }
          try await window.frames()
          #expect(gtk_widget_has_focus(row.choosing) != 0 && window.form.focusedRow == "photo")
        }
      }
    }

    @Test("What can't be read is named without its folder, in words for whoever has chosen it")
    func wordsAboutChosenFile() async throws {
      try await withFolder { folder in
        let window = try await TestWindow(FormSession(Poster()))
        defer { window.close() }
        let row = try #require(window.row("photo") as? FileView)
        let words = [
          "gone.png": "There is no file “gone.png”. Choose another file.",
          "": "“\(folder.lastPathComponent)” is a folder. Choose a file.",
        ]
        for (name, sentence) in words {
          row.take(folder.appending(path: name).path)
          try await eventually { !row.isCopying }
          #expect(window.form.row("photo")?.issues.map(\.text) == [sentence])
        }
      }
    }

    @Test("A file that is dropped on the row is taken")
    func droppedFile() async throws {
      try await withFolder { folder in
        let window = try await TestWindow(FormSession(Poster()))
        defer { window.close() }
        let row = try #require(window.row("letter") as? FileView)
        let controllers = gtk_widget_observe_controllers(row.lines[0])
        defer { g_object_unref(controllers?.object) }
        let target = (0..<g_list_model_get_n_items(controllers)).compactMap { index -> UnsafeMutableRawPointer? in
          guard let found = g_list_model_get_item(controllers, index) else { return nil }
          defer { g_object_unref(found) }
          return g_type_check_instance_is_a(
            found.assumingMemoryBound(to: GTypeInstance.self), gtk_drop_target_get_type()) != 0
            ? found : nil
        }.first
        let drop = try #require(target)
        #expect(fieldstone_gtk_drop_file(OpaquePointer(drop), folder.appending(path: "paper.pdf").path) != 0)
        try await eventually { window.form.model.letter?.name == "paper.pdf" }
      }
    }

    @Test("The desktop's dialog opens for the row and can be closed")
    func fileDialog() async throws {
      let window = try await TestWindow(FormSession(Poster()))
      defer { window.close() }
      let row = try #require(window.row("photo") as? FileView)
      let before = g_list_model_get_n_items(gtk_window_get_toplevels())
      gtk_widget_activate(row.choosing)
      try await eventually { g_list_model_get_n_items(gtk_window_get_toplevels()) > before }
      row.closeDialog()
      try await eventually { g_list_model_get_n_items(gtk_window_get_toplevels()) == before }
      #expect(window.form.model.photo == nil)
    }

    @Test("A list of files has a row for each, whose file can be chosen")
    func listOfFiles() async throws {
      try await withFolder { folder in
        let window = try await TestWindow(FormSession(Poster()))
        defer { window.close() }
        window.view.send(.insert("papers", id: "a", before: nil))
        let row = try #require(window.row("papers[a]") as? FileView)
        row.take(folder.appending(path: "paper.pdf").path)
        try await eventually { window.form.model.papers.first?.name == "paper.pdf" }
        #expect(!row.removing.isVisible && row.element != nil)
        let shown = window.form.row("papers[a]")?.display ?? ""
        #expect(fieldstone_gtk_has_label(row.choosing, "Choose a File for Entry 1 of 1: \(shown)") != 0)
        window.view.send(.insert("papers", id: "b", before: nil))
        #expect(fieldstone_gtk_has_label(row.choosing, "Choose a File for Entry 1 of 2: \(shown)") != 0)
        window.view.send(.remove("papers[b]"))
        window.view.send(.remove("papers[a]"))
        #expect(window.form.model.papers.isEmpty)
      }
    }

    @Test(
      "The button that adds to a list of files asks for them first; each becomes an element, and wrong ones are named")
    func addsFiles() async throws {
      try await withFolder { folder in
        let window = try await TestWindow(FormSession(Poster()))
        defer { window.close() }
        let add = try #require(window.row("papers[+]") as? AddFilesView)
        let before = g_list_model_get_n_items(gtk_window_get_toplevels())
        add.add()
        try await eventually { g_list_model_get_n_items(gtk_window_get_toplevels()) > before }
        #expect(window.form.model.papers.isEmpty)
        let paper = folder.appending(path: "paper.pdf").path
        await add.take([paper, folder.appending(path: "missing.pdf").path, paper])
        #expect(window.form.model.papers.map(\.name) == ["paper.pdf", "paper.pdf"])
        let dialog = try #require(window.view.dialog)
        try await eventually { gtk_widget_get_mapped(dialog) != 0 }
        let words = Self.labels(dialog)
        #expect(words.contains("Files Not Added"))
        #expect(words.contains("There is no file “missing.pdf”. Choose another file."))
        window.answer("close")
        try await eventually { window.view.dialog == nil }
        // A sentence without the name comes after it.
        try Data(count: 11_000).write(to: folder.appending(path: "long.pdf"))
        await add.take([folder.appending(path: "long.pdf").path])
        #expect(try Self.labels(#require(window.view.dialog)).contains("long.pdf: Choose a file of type PDF."))
      }
    }
  }
#endif
