import Fieldstone

/// Options side by side, one and several.
@Form
package struct Yoga: Codable {
  @Field(.segments) var level = Level.beginner
  /// On weekends the studio is closed.
  @Field(.segments, .minimumCount(1), .maximumCount(2)) var days: [Day] = [.tuesday]
  @Field(.segments) var time = Time.evening
  var bringsMat = false

  package static func arrange(_ form: FormBuilder<Yoga>) {
    form.title("Yoga class")
    form.titleCase(.sentence)
    form[\.bringsMat].title("I bring my own mat")
    form[\.time].disabledOptions { $0.level == .beginner ? [.noon] : [] }
  }

  package init() {}

  enum Level: String, Codable, CaseIterable { case beginner, regular, expert }
  enum Time: String, Codable, CaseIterable { case morning, noon, evening }

  enum Day: String, Codable, FormChoice {
    case monday, tuesday, wednesday, thursday, friday

    var formTitle: FormString {
      switch self {
      case .monday: "Mon"
      case .tuesday: "Tue"
      case .wednesday: "Wed"
      case .thursday: "Thu"
      case .friday: "Fri"
      }
    }
  }
}
