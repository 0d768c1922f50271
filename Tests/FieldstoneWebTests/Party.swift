import FieldstoneCore

@testable import FieldstoneWeb

/// A form with collections of every kind: on the page, on pages of their own, of values, and in one another.
struct Party: Equatable, FormModel {
  var host = "Ada"
  var guests: [Guest] = []
  var tags: [String] = []
  var trips: [Trip] = []

  struct Guest: Equatable, FormModel {
    var name = ""
    var age = 0
    var pin = ""

    static func describe(_ fields: FieldList<Guest>) {
      fields.add(\.name, "name").required()
      fields.add(\.age, "age").range(0...120)
      fields.add(\.pin, "pin").control(.secure(isNew: false))
    }
    static var formTemplate: Guest? { Guest() }
  }

  struct Trip: Equatable, FormModel {
    var city = ""
    var stops: [String] = []

    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.city, "city").required()
      fields.add(\.stops, "stops").elementTitle("Stop").adding("Add a stop")
    }
    static var formTemplate: Trip? { Trip() }
  }

  static func describe(_ fields: FieldList<Party>) {
    fields.add(\.host, "host")
    fields.add(\.guests, "guests").inline().sortable().maximumCount(3).adding("Add a guest").elementTitle("Guest")
    fields.add(\.tags, "tags").sortable().elementTitle("Tag").adding("Add a tag").elements { $0.maximumLength(5) }
    fields.add(\.trips, "trips").sortable().elementTitle("Trip").adding("Add a trip").minimumCount(1)
  }
  static var formTemplate: Party? { Party() }

  static var full: Party {
    Party(
      guests: [Guest(name: "Grace", age: 85), Guest(name: "Mary", age: 30)], tags: ["a", "b"],
      trips: [Trip(city: "Rome", stops: ["Pisa"])])
  }
}

extension Browser where Model == Party {
  convenience init(_ model: Party) { self.init(FormSession(model)) }

  /// The button that begins with a text, by its accessible name or its title.
  func intent(_ name: String) -> String? {
    html.matches(of: /<button [^>]*value="([^"]*)"([^>]*)>(?:<span[^>]*>)?([^<]*)</).first { match in
      match.2.contains("aria-label=\"\(name)") || match.3.hasPrefix(name)
    }.map { String($0.1) }
  }

  @discardableResult func pressButton(_ name: String) async throws -> WebFormReply<Party> {
    guard let intent = intent(name) else { throw NoButton(name: name) }
    return try await press(intent)
  }

  struct NoButton: Error { let name: String }

  var names: [String] { page.form.model.guests.map(\.name) }
  /// The start tag of what has the focus.
  var focused: String { html.firstMatch(of: /<[^>]* autofocus[^>]*>/).map { String($0.0) } ?? "" }
}
