import Fieldstone

/// What is chosen as tags: of a few options, and of many.
@Form
package struct Newsletter: Codable {
  @Field(.email, .required) var email = ""
  @Field(.choiceStyle(.chips), .minimumCount(1), .maximumCount(4)) var topics: [Topic] = [.music, .theater]
  /// We'll tell you what's on in these places.
  @Field(.choiceStyle(.chips)) var places: [Place] = []
  /// Or add what it was.
  @Field(.title("How you found us"), .options(["A friend", "A poster", "The paper"]), .ownEntries) var source: String?
  @Field(.segments) var frequency = Frequency.weekly

  package static func arrange(_ form: FormBuilder<Newsletter>) {
    form[\.places].options(Place.all)
  }

  package init() {}

  enum Frequency: String, Codable, CaseIterable { case daily, weekly, monthly }

  enum Topic: String, Codable, FormChoice {
    case music, theater, books, chess, walks, markets, stars

    var formTitle: FormString {
      switch self {
      case .music: "Music"
      case .theater: "Theater"
      case .books: "Books"
      case .chess: "Chess"
      case .walks: "Guided walks"
      case .markets: "Markets"
      case .stars: "Stargazing"
      }
    }
    var formIcon: FormIcon? {
      switch self {
      case .music: "♫"
      case .theater: "☻"
      case .books: "✎"
      case .chess: "♞"
      case .walks: "☀"
      case .markets: "✿"
      case .stars: "★"
      }
    }
  }
}
