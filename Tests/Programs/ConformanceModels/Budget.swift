import Fieldstone

/// A live object: its observers run, what it computes follows, and what it is told by a setter changes other fields.
@Form
package final class Budget: Codable, @unchecked Sendable {
  package var income = 2000 { didSet { edits.append(income) } }
  package var rent = 800
  @Field("Half of the income") package var half: Int {
    get { income / 2 }
    set { income = 2 * newValue }
  }
  @Field package var rest: Int { income - rent }
  @Field package var remark: String { rest < 0 ? "The rent is more than the income." : "" }
  /// What its observer has seen.
  @Field(.excluded) package private(set) var edits: [Int] = []

  private enum CodingKeys: String, CodingKey { case income, rent }

  package init() {}

  package static func arrange(_ form: FormBuilder<Budget>) {
    form.title("Budget")
    form.fields(\.income, \.rent, \.half, \.rest, \.remark)
    form.button("Keep", .submit)
  }
}
