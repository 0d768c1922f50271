import Fieldstone
import Foundation

/// A room that is booked: a server checks its number, and takes the booking.
@Form
package struct Booking: Codable, Sendable {
  @Field(.required) var guest = ""
  var room = ""

  package init() {}

  package static func arrange(_ form: FormBuilder<Booking>) {
    // A script may hold it up for as long as it takes on a busy machine.
    form[\.room].asyncRule(delay: .zero, limit: .seconds(600)) { room in
      try await Work.wait()
      return room == "13" ? "There is no such room." : nil
    }
    form.button("Book", .submit)
    form.button("Cancel", .cancel)
  }

  package static func session() -> FormSession<Booking> {
    let form = FormSession(Booking(), environment: .fixed)
    form.onSubmit { _ in try await Work.wait() }
    return form
  }
}

/// A note that is saved.
@Form
package struct Note: Codable, Sendable {
  @Field(.required) var title = ""
  @Field(.longText) var text = ""

  package init() {}

  package static func arrange(_ form: FormBuilder<Note>) { form.mode(.save) }

  package static func session() -> FormSession<Note> {
    let form = FormSession(Note(), environment: .fixed)
    form.onSave { _ in try await Work.wait() }
    return form
  }
}

/// What takes time.
private enum Work {
  /// Waits while the file exists that HOLD names.
  static func wait() async throws {
    guard let path = ProcessInfo.processInfo.environment["HOLD"] else { return }
    while FileManager.default.fileExists(atPath: path) { try await Task.sleep(for: .milliseconds(5)) }
  }
}
