import Testing

@testable import FieldstoneCore

@Suite("Titles and purposes inferred from property names")
struct TitleTests {
  @Test(
    "Separators end a word",
    arguments: ["first_name", "first:name", "first name", "first\tname", "first-name", "first.name", "_first__name_"])
  func separators(_ key: String) {
    #expect(FieldTitle.title(of: key) == "First Name")
    #expect(FieldTitle.words(of: key) == ["first", "name"])
  }

  @Test(
    "Capitals, digits and words with a spelling of their own",
    arguments: [
      ("name", "Name"), ("x", "X"), ("X", "X"), ("x2", "X 2"), ("address2", "Address 2"), ("a1b", "A 1 B"),
      ("myURLString", "My URL String"), ("URL", "URL"), ("urlOK", "Url OK"), ("profileID2", "Profile ID 2"),
      ("A4Size", "A4 Size"), ("sizeA4", "Size A4"), ("line10x", "Line 10 X"), ("line10End", "Line 10 End"),
      ("aName", "A Name"), ("eMail", "E Mail"), ("iPhone", "iPhone"), ("myIPad", "My I Pad"), ("iPad2", "iPad 2"),
      ("macOSVersion", "macOS Version"), ("iCloudName", "iCloud Name"), ("straßeÄÖ", "Straße ÄÖ"), ("élan", "Élan"),
      ("a_b", "A B"), ("", ""), ("_", ""),
    ])
  func titles(key: String, title: String) {
    #expect(FieldTitle.title(of: key) == title)
  }

  @Test(
    "In sentence case only ordinary words are lowercased",
    arguments: [
      ("repeatPassword", "Repeat password"), ("name", "Name"), ("myURLString", "My URL string"), ("planB", "Plan B"),
      ("profileID2", "Profile ID 2"), ("macOSVersion", "macOS version"), ("myMacOSVersion", "My mac OS version"),
      ("straßeÄÖ", "Straße ÄÖ"), ("cupsOfCoffeeADay", "Cups of coffee a day"), ("planA", "Plan A"), ("aName", "A name"),
      ("", ""),
    ])
  func sentences(key: String, title: String) { #expect(FieldTitle.sentence(of: key) == title) }

  struct Trip: FormModel {
    enum Board: CaseIterable { case fullBoard, bedAndBreakfast }
    var firstName = ""
    var mealPlan = Board.fullBoard
    var homeTown = ""
    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.firstName, "firstName")
      fields.add(\.mealPlan, "mealPlan")
      fields.add(\.homeTown, "homeTown").title("Where You Live")
    }
  }

  @Test("The form, or else the environment, sets the case of inferred titles; written ones don't change")
  func titleCase() {
    func titles(_ form: FormSession<Trip>) -> [String] { form.rows.flatMap { [$0.title] + $0.options.map(\.title) } }
    let usual = ["First Name", "Meal Plan", "Full Board", "Bed And Breakfast", "Where You Live"]
    let sentence = ["First name", "Meal plan", "Full board", "Bed and breakfast", "Where You Live"]
    #expect(titles(FormSession(Trip())) == usual)
    var environment = FormEnvironment.test
    environment.titleCase = .sentence
    #expect(titles(FormSession(Trip(), environment: environment)) == sentence)
    let own = FormDefinition<Trip>(describe: Trip.describe) { $0.titleCase(.sentence) }
    #expect(titles(FormSession(Trip(), definition: own)) == sentence)
    // The key for translation is the same in both cases.
    environment.translate = { text, _ in text.key == "First Name" ? "Vorname" : nil }
    #expect(titles(FormSession(Trip(), environment: environment)).first == "Vorname")
  }

  @Test(
    "The last word, or the one before a qualifier, gives the purpose of a text",
    arguments: [
      ("email", FormControl.text(.email)), ("eMail", .text(.email)), ("myEMailAddress", .text(.email)),
      ("emailAddress", .text(.email)), ("emailConfirmation", .text(.email)), ("emailAgain", .text(.email)),
      ("phone2", .text(.phone)), ("phoneNumber", .text(.phone)), ("workPhone", .text(.phone)), ("saxophone", nil),
      ("phoneAddress", nil), ("urlString", .text(.url)), ("urlAddress", nil), ("curl", nil), ("notes", .longText),
      ("notesField", .longText), ("number", nil), ("again", nil), ("address", nil), ("emailCount", nil), ("mail", nil),
      ("eName", nil), ("mailE", nil), ("2", nil), ("", nil), ("password", .secure(isNew: false)),
      ("passwordAgain", .secure(isNew: true)), ("newPassword", .secure(isNew: true)), ("pin", .secure(isNew: false)),
      ("passwordConfirmation", .secure(isNew: true)), ("confirmPin", .secure(isNew: true)),
      ("passwordText", .secure(isNew: false)),
    ])
  func kinds(key: String, control: FormControl?) {
    #expect(FieldKindInference.control(forKey: key) == control)
  }
}
