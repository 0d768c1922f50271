#if GTK
  import CAdw
  import Fieldstone
  @testable import FieldstoneGTK
  import FieldstoneCore
  import Testing

  extension Windows {
    @Test("A window has the form's title, or else the program's name, but never that of a test runner")
    func windowName() async throws {
      for (window, name) in [
        (try await TestWindow(FormSession(Gallery())).erased, "Gallery"),
        (try await TestWindow(FormSession(Badge())).erased, ProgramName.shown ?? "Form"),
      ] {
        #expect(String(cString: gtk_window_get_title(window.widget.cast())) == name)
        window.close()
      }
      for name in [ProgramName.shown ?? "", String(cString: g_get_application_name())] {
        for runner in ["swift", "xctest", "swiftpm-testing-helper"] { #expect(name != runner) }
        #expect(!name.hasSuffix(".xctest"))
      }
      #expect(String(cString: g_get_application_name()) != "")
      // The name of the program that GTK 4.8 passes to assistive technology.
      let heard = try #require(g_get_prgname().map { String(cString: $0) })
      #expect(!["", "swift", "xctest", "swiftpm-testing-helper"].contains(heard) && !heard.hasSuffix(".xctest"))
    }

    @Test("The titles of buttons and dialogs are in title case, without an ellipsis or a full stop")
    func buttonWords() {
      let buttons: [FormString] = [
        .common(.submit), .common(.cancel), .common(.done), .common(.back), .common(.close), .common(.discard),
        .common(.remove), .window(.keep), .window(.keepEditing), .window(.saveForLater), .window(.saveQuestion),
        .window(.notSubmitted),
        .common(.showSecret), .window(.openCalendar), .common(.increase), .common(.decrease),
      ]
      let small: Set = ["a", "in", "the", "of", "for", "%@"]
      for button in buttons {
        let text = button.english
        #expect(text != "OK" && !text.contains("…") && !text.hasSuffix("."), "\(text)")
        for word in text.split(separator: " ") where !small.contains(String(word)) {
          #expect(word.first?.isUppercase == true, "\(text)")
        }
      }
    }
  }

  extension TestWindow {
    fileprivate var erased: (widget: Widget, close: @MainActor () -> Void) { (window.widget, { self.close() }) }
  }
#endif
