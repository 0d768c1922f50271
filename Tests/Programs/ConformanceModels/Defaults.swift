import Fieldstone

/// Values that take the place of nil, and placeholders, which are only shown.
@Form
package struct Defaults: Codable {
  @Field(.defaultValue("Guest"))
  package var nickname: String?
  @Field(.defaultValue(1), .range(1...5))
  package var seats: Int?
  @Field(.defaultValue(Side.salad))
  package var side: Side?
  @Field(.placeholder("As on your card"))
  package var holder: String?

  package init() {}
}
