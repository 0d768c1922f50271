import FieldstoneTesting
import Foundation

enum Colour: String, CaseIterable { case red, green, blue }

/// A model with a few properties of every kind, for random definitions.
struct RandomModel {
  var texts = [String](repeating: "", count: 4)
  var names = [String?](repeating: nil, count: 3)
  var flags = [Bool](repeating: false, count: 4)
  var numbers = [Int?](repeating: nil, count: 4)
  var small: [UInt8] = [0, 7]
  var ratios = [0.0, 0.5]
  var days = [Date?](repeating: nil, count: 2)
  var lines = [String](repeating: "red", count: 5)
  var marks = [Colour?](repeating: nil, count: 3)
  var colour = Colour.red
  var favourite: Colour?
  var child = RandomChild()
  var inlined = RandomChild()
  var maybe: RandomChild?
}

struct RandomChild: FormModel {
  var name = ""
  var isOn = false
  var amount: Decimal?
  var link: URL?

  static func describe(_ fields: FieldList<RandomChild>) {
    fields.add(\.name, "name").required()
    fields.add(\.isOn, "isOn")
    fields.add(\.amount, "amount").range(0...100)
    fields.add(\.link, "link")
  }
  static func arrange(_ form: FormBuilder<RandomChild>) {
    form[\.amount].visible { $0.isOn }
    form[\.link].enabled { !$0.name.isEmpty }
  }
  static var formTemplate: RandomChild? { RandomChild() }
}

/// Random definitions over ``RandomModel``: conditions, computed fields, rules, sections and hidden-data policies.
enum RandomForm {
  static func session(seed: UInt64) -> FormSession<RandomModel> {
    var random = SeededGenerator(seed: seed)
    let definition = FormDefinition<RandomModel>(
      template: { RandomModel() }, describe: { describe($0, &random) }, arrange: { arrange($0, &random) })
    let policy: FormIssuePolicy = [.calm, .calm, .immediately, .onSubmit][random.pick(4)]
    return FormSession(RandomModel(), definition: definition, environment: .test, policy: policy)
  }

  private static func describe(_ fields: FieldList<RandomModel>, _ random: inout SeededGenerator) {
    describeLines(fields, &random)
    for index in 0..<4 {
      let field = fields.add("text\(index)", get: { $0.texts[index] }, set: { $0.texts[index] = $1 })
      if random.one(in: 2) { field.required() }
      if random.one(in: 2) { field.minimumLength(random.pick(3) + 1) }
      if random.one(in: 3) { field.maximumLength(5) }
      if random.one(in: 5) { field.email() }
      if random.one(in: 6) { field.password() }
    }
    for index in 0..<3 {
      let field = fields.add("name\(index)", get: { $0.names[index] }, set: { $0.names[index] = $1 })
      if random.one(in: 3) { field.trimmed() }
      if random.one(in: 3) { field.longText() }
    }
    for index in 0..<4 { fields.add("flag\(index)", get: { $0.flags[index] }, set: { $0.flags[index] = $1 }) }
    for index in 0..<4 {
      let field = fields.add("number\(index)", get: { $0.numbers[index] }, set: { $0.numbers[index] = $1 })
      if random.one(in: 3) { field.range(0...50) }
    }
    for index in 0..<2 { fields.add("small\(index)", get: { $0.small[index] }, set: { $0.small[index] = $1 }) }
    for index in 0..<2 { fields.add("ratio\(index)", get: { $0.ratios[index] }, set: { $0.ratios[index] = $1 }) }
    fields.add("day0", get: { $0.days[0] }, set: { $0.days[0] = $1 })
    fields.add("day1", get: { $0.days[1] }, set: { $0.days[1] = $1 }).dateAndTime()
    fields.add(\.colour, "colour")
    fields.add(\.favourite, "favourite")
    fields.add(\.child, "child")
    fields.add(\.inlined, "inlined").inline()
    let maybe = fields.add(\.maybe, "maybe")
    if random.one(in: 2) { maybe.inline() }
    fields.add(standalone: "extra", "Extra", initial: "")
  }

  private static func describeLines(_ fields: FieldList<RandomModel>, _ random: inout SeededGenerator) {
    let lines = (0..<5).map { line in
      fields.add("line\(line)", get: { $0.lines[line] }, set: { $0.lines[line] = $1 }).title("Line no. \(line)")
    }
    let marks = (0..<3).map { mark in
      fields.add("mark\(mark)", get: { $0.marks[mark] }, set: { $0.marks[mark] = $1 })
    }
    let (isNeeded, isHidden, isDisabled, isChecked) =
      (random.one(in: 2), random.one(in: 2), random.one(in: 3), random.one(in: 2))
    for line in lines {
      if isNeeded { line.required() }
      line.minimumLength(2).maximumLength(4)
      if isHidden { line.visible { !$0.flags[3] } }
      if isDisabled { line.enabled { $0.flags[2] } }
      if isChecked { line.rule { value, form in value == form.colour.rawValue ? "Not the colour." : nil } }
    }
    for mark in marks { if isHidden { mark.whenHidden(.dropAtOnce).visible { $0.colour != .blue } } }
  }

  private static func arrange(_ form: FormBuilder<RandomModel>, _ random: inout SeededGenerator) {
    if random.one(in: 2) {
      let flag = random.pick(4)
      let section = form.section("First", footer: random.one(in: 2) ? "A remark." : nil) {
        $0.fields(\.colour, \.child)
        if random.one(in: 2) { $0.section("Inner") { $0.field(\.favourite) }.visible { $0.colour != .green } }
      }
      if random.one(in: 2) { section.visible { $0.flags[flag] } }
      if random.one(in: 3) { section.enabled { !$0.flags[flag] } }
    }
    form.remainingFields()
    form.button("Go", .submit)
    if random.one(in: 2) { form[\.child].visible { $0.flags[0] } }
    if random.one(in: 2) { form[\.maybe].visible { $0.flags[1] && $0.colour == .red } }
    if random.one(in: 2) { form[\.inlined].enabled { $0.colour != .blue } }
    if random.one(in: 2) { form[\.child.name].visible { !$0.flags[2] } }
    if random.one(in: 2) { form[\.inlined.amount].rule { value in value > 50 ? .warning("Much.") : nil } }
    if random.one(in: 2) { form[\.favourite].required { $0.colour == .blue } }
    if random.one(in: 2) { form[\.favourite].whenHidden(.dropAtOnce).visible { $0.colour != .green } }
    if random.one(in: 2) { form.rule { $0.flags[0] && $0.flags[1] ? "Not both." : nil } }
    if random.one(in: 2) { form.rule(on: \.colour) { $0.child.name == "a" ? "Not with an a." : nil } }
    if random.one(in: 2) { form[\.favourite].disabledOptions { $0.flags[3] ? [$0.colour, .blue] : [] } }
    if random.one(in: 3) { form[\.colour].disabledOptions { $0.favourite.map { [$0] } ?? [] } }
    if random.one(in: 3) { form.enabled { $0.colour != .blue || $0.flags[0] } }
  }
}
