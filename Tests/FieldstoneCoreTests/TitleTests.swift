import Testing

@testable import FieldstoneCore

@Suite("Titles of property names")
struct TitleTests {
  @Test(
    "Whatever stands between words ends one",
    arguments: ["first_name", "first:name", "first name", "first\tname", "first-name", "first.name", "_first__name_"])
  func separators(_ key: String) {
    #expect(FieldTitle.title(of: key) == "First Name")
    #expect(FieldTitle.words(of: key) == ["first", "name"])
  }
}
