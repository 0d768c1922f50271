import Fieldstone

/// A page for each idea.
@Form
package struct Gallery: Codable {
  /// Several toppings, and extras that depend on them.
  var pizza = Pizza()
  /// One of six thousand places, found by typing.
  var journey = Journey()
  /// The bits of a number, and the members of an option set.
  var sharing = Sharing()

  /// Side by side.
  var yoga = Yoga()
  /// As tiles, with icons and help.
  var bicycle = Bicycle()
  /// As tags that can be removed one by one.
  var newsletter = Newsletter()
  /// Between two buttons.
  var coffee = Coffee()
  /// Along a line.
  var bedroom = Bedroom()
  /// In a row that expands.
  var parcel = Parcel()
  /// On a page of their own.
  var course = Course()

  /// Masks, lengths, passwords.
  var profile = Profile()

  /// Files and pictures.
  var application = Application()

  /// Several fields in a line, remarks, and rows that are only looked at.
  var move = Move()

  /// Guests on one page, with a rule across them.
  var dinner = Dinner()
  /// Jobs and schools, in an order of your own.
  var curriculum = CurriculumVitae()
  /// Persons who have persons below them.
  var team = TeamMember.example
  /// Alternatives, each with fields of its own.
  var tickets = Tickets()

  /// Amounts of money and a distance.
  var expenses = ExpenseReport()
  /// Measurements and durations.
  var intake = MedicalIntake()
  /// Days, times, months and years, and bounds that depend on other answers.
  var dates = Dates()

  package init() {}

  package static func arrange(_ form: FormBuilder<Gallery>) {
    form.title("Gallery")
    form.titleCase(.sentence)
    form.section("Kinds of options") { $0.fields(\.pizza, \.journey, \.sharing, \.tickets) }
    form.section("How options are laid out") {
      $0.fields(\.yoga, \.bicycle, \.newsletter, \.coffee, \.bedroom, \.parcel, \.course)
    }
    form.section("What is typed") { $0.fields(\.profile) }
    form.section("Files from your computer") { $0.fields(\.application) }
    form.section("Display only") { $0.fields(\.move) }
    form.section("Lists") { $0.fields(\.dinner, \.curriculum, \.team) }
    form.section("Values as people write them") { $0.fields(\.expenses, \.intake, \.dates) }
    form[\.expenses].title("Expense report")
    form[\.intake].title("Medical intake")
    form[\.dinner].title("Dinner party").summary { "Guests: \($0.guests.count), allergies: \($0.allergies.count)" }
    form[\.curriculum].title("Curriculum vitae").summary {
      "Jobs: \($0.jobs.count), schools: \($0.schools.count), languages: \($0.languages.count)"
    }
    form[\.team].title("Organization chart")
    form[\.tickets].title("Payment").summary { $0.summary }
    form[\.yoga].title("Yoga class")
    form[\.move].title("Moving house")
    form[\.bicycle].title("Hire a bicycle")
    form[\.profile].title("Text")
    form[\.application].title("Files")
    form[\.course].title("Language course")
    form.button("Done", .submit)
  }
}
