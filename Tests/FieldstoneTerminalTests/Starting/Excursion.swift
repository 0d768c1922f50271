import FieldstoneCore
import FieldstoneTerminal

/// A form with a page, collections in collections, and a row that is hidden at first.
struct Excursion: FormModel, Codable, Equatable {
  struct Walker: FormModel, Codable, Equatable {
    var name = ""
    var age = 30
    var meals: [Meal] = []
    static func describe(_ fields: FieldList<Walker>) {
      fields.add(\.name, "name")
      fields.add(\.age, "age")
      fields.add(\.meals, "meals").inline().elementTitle("Meal")
    }
    static var formTemplate: Walker? { Walker() }
  }

  struct Meal: FormModel, Codable, Equatable {
    var dish = ""
    static func describe(_ fields: FieldList<Meal>) { fields.add(\.dish, "dish") }
    static var formTemplate: Meal? { Meal() }
  }

  struct Bill: FormModel, Codable, Equatable {
    var company = ""
    var vat = ""
    static func describe(_ fields: FieldList<Bill>) {
      fields.add(\.company, "company")
      fields.add(\.vat, "vat").title("VAT number")
    }
  }

  var title = ""
  var place = "Kew"
  var pays = false
  var bus = ""
  var bill = Bill()
  var walkers = [Walker(name: "Ada", meals: [Meal(dish: "Soup")]), Walker(name: "Lin")]
  var leader = ""

  static var formTemplate: Excursion? { Excursion() }

  static func describe(_ fields: FieldList<Excursion>) {
    fields.add(\.title, "title").required()
    fields.add(\.place, "place")
    fields.add(\.pays, "pays")
    fields.add(\.bus, "bus").visible { $0.pays }
    fields.add(\.bill, "bill")
    fields.add(\.walkers, "walkers").inline().elementTitle("Walker").sortable()
    fields.add(\.leader, "leader")
  }

  static func arrange(_ form: FormBuilder<Excursion>) {
    form.section("Where") { $0.fields(\.title, \.place) }
    form.section("Money") { $0.fields(\.pays, \.bus, \.bill) }
    form.fields(\.walkers, \.leader)
  }

  /// Plays a dialogue.
  static func play(
    _ lines: [String], on form: FormSession<Excursion> = FormSession(Excursion()), isTerminal: Bool = true,
    _ prepare: (inout TerminalForm<Excursion>) -> Void
  ) async -> (transcript: String, model: Excursion?, error: TerminalFormError?, remaining: Int) {
    let script = FormConsoleScript(lines, isTerminal: isTerminal)
    var terminal = TerminalForm(form, console: script.console)
    prepare(&terminal)
    do {
      let model = try await terminal.run()
      return (script.transcript, model, nil, script.remaining.count)
    } catch {
      return (script.transcript, nil, error as? TerminalFormError, script.remaining.count)
    }
  }
}
