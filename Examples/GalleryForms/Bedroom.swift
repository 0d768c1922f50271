import Fieldstone

/// Options along a line, in their order.
@Form
package struct Bedroom: Codable {
  @Field(.choiceStyle(.slider)) var mattress = Mattress.medium
  /// What it's set to when you arrive.
  @Field(.choiceStyle(.slider)) var light = Light.evening
  @Field(.slider(16...24), .unit("°C")) var temperature = 19

  package static func arrange(_ form: FormBuilder<Bedroom>) {
    form[\.mattress].disabledOptions { _ in [.extraFirm] }
  }

  package init() {}

  enum Mattress: String, Codable, FormChoice {
    case soft, medium, firm, extraFirm

    var formTitle: FormString { self == .extraFirm ? "Extra firm" : FormString(rawValue.capitalized) }
  }

  enum Light: String, Codable, CaseIterable { case off, candle, evening, reading, daylight }
}
