#if GTK
  import CAdw
  import CMainHook
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  @testable import SampleForms
  import Testing

  extension Windows {
    /// Calls a closure when the loop that runs next is idle.
    func later(_ call: @escaping @MainActor () -> Void) {
      final class Call {
        let call: @MainActor () -> Void
        init(_ call: @escaping @MainActor () -> Void) { self.call = call }
      }
      g_idle_add(
        { data in
          nonisolated(unsafe) let data = data
          MainActor.assumeIsolated {
            if let data { Unmanaged<Call>.fromOpaque(data).takeRetainedValue().call() }
          }
          return 0
        }, Unmanaged.passRetained(Call(call)).toOpaque())
    }

    @Test("A program can show one form after the other")
    func runTwice() async throws {
      for name in ["Ada", "Grace"] {
        let form = FormSession(Badge())
        var isShown = false
        later {
          form.send(.type("name", name))
          isShown = gtk_window_list_toplevels() != nil
          form.send(.cancel)
        }
        let badge = try GTKForm(form).run()
        #expect(badge == nil)
        #expect(isShown)
        #expect(form.model.name == name)
      }
    }

    @Test("For a right-to-left language the window is mirrored, and then the program's default direction is restored")
    func rightToLeft() async throws {
      let form = FormSession(Badge(), environment: FormEnvironment(locale: Locale(identifier: "ar")))
      var direction = GTK_TEXT_DIR_NONE
      later {
        direction = gtk_widget_get_default_direction()
        form.send(.cancel)
      }
      _ = try GTKForm(form).run()
      #expect(direction == GTK_TEXT_DIR_RTL)
      #expect(gtk_widget_get_default_direction() == GTK_TEXT_DIR_LTR)
    }

    @Test("Opening and closing a form does not make the process grow")
    func growth() async throws {
      func open() async throws {
        let window = try await TestWindow(FormSession(Attendee()))
        window.form.send(.set("needsInvoice", .flag(true)))
        window.view.submit()
        window.view.send(.open("invoice"))
        window.close()
      }
      for _ in 0..<50 { try await open() }
      let (resident, used) = (try residentBytes(), usedBytes())
      for _ in 0..<200 { try await open() }
      // Resident memory matters, but memory that other tests have freed can hide its growth; it can't hide the heap's.
      let (more, moreUsed) = (try residentBytes() - resident, usedBytes() - used)
      #expect(more < 8_000_000, "Opening 200 forms took \(more / 1_000) kB.")
      #expect(moreUsed < 1_000_000, "Opening 200 forms left \(moreUsed / 1_000) kB behind.")
      print("200 forms: \(more / 1_000) kB more of \(resident / 1_000) kB, \(moreUsed / 1_000) kB of them in use")
    }

    private func residentBytes() throws -> Int {
      let words = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
      return try #require(Int(words[1])) * sysconf(Int32(_SC_PAGESIZE))
    }

    private func usedBytes() -> Int { Int(fieldstone_used_bytes()) }

    @Test("The last row of a form of a thousand rows can be edited")
    func manyRows() async throws {
      let count = 1_000
      let definition = FormDefinition<[String]> { fields in
        for place in 0..<count { fields.add("field\(place)", get: { $0[place] }, set: { $0[place] = $1 }) }
      }
      let form = FormSession(Array(repeating: "", count: count), definition: definition)
      let window = try await TestWindow(form)
      defer { window.close() }
      try window.type("field999", "last")
      #expect(form.model[999] == "last")
      #expect(window.view.top?.rows.rows.count == count)
    }
  }
#endif
