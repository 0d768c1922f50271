import Fieldstone
import Testing

@Form
private struct Contact {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var email = "", workEmail = "", emailAddress = "", e_mail = ""
  var password = "", newPassword = "", repeatPassword = "", pin: String?
  var phone = "", mobilePhone = "", phoneNumber = "", phone2 = ""
  var website: String?
  var url = "", homepageURL = ""
  var notes = "", userDescription = ""
  var saxophone = "", curl = "", blink = "", spin = "", emailed = "", homophones = "", linkedIn = "", phoneBook = ""
  var phoneCount = 1
  var emails = false
}

@Suite("Purposes inferred from property names")
struct KindByNameTests {
  private static let kinds: [(String, FormControl)] = [
    ("email", .text(.email)), ("workEmail", .text(.email)), ("emailAddress", .text(.email)), ("e_mail", .text(.email)),
    ("password", .secure(isNew: false)), ("newPassword", .secure(isNew: true)),
    ("repeatPassword", .secure(isNew: true)), ("pin", .secure(isNew: false)), ("phone", .text(.phone)),
    ("mobilePhone", .text(.phone)), ("phoneNumber", .text(.phone)), ("phone2", .text(.phone)),
    ("website", .text(.url)), ("url", .text(.url)), ("homepageURL", .text(.url)), ("notes", .longText),
    ("userDescription", .longText),
  ]

  @Test("The last word determines the purpose", arguments: kinds)
  func known(id: String, control: FormControl) {
    #expect(FormSession(Contact()).row(FormRowID(id))?.control == control)
  }

  @Test(
    "A word inside another one doesn't count",
    arguments: [
      "saxophone", "curl", "blink", "spin", "emailed", "homophones", "linkedIn", "phoneBook",
    ])
  func plain(id: String) { #expect(FormSession(Contact()).row(FormRowID(id))?.control == .text(.plain)) }

  @Test("Where the name suggests several lines, line breaks are taken")
  func lines() {
    let form = FormSession(Contact())
    form.send(.type("notes", "One\nTwo"))
    #expect(form.model.notes == "One\nTwo" && form.issues.isEmpty)
    form.send(.type("saxophone", "One\nTwo"))
    #expect(form.model.saxophone.isEmpty && form.issues.map(\.row) == ["saxophone"])
  }

  @Test("Names have no effect on values that aren't text")
  func otherTypes() {
    let form = FormSession(Contact())
    #expect(form.row("phoneCount")?.control == .number(FormNumberStyle(isInteger: true)))
    #expect(form.row("emails")?.control == .toggle)
  }
}

@Form
private struct Names {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var address2 = 0, option10 = 0, line1Text = 0, isoA4Size = 0, A4Size = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var HTMLParser = 0, myURLString = 0, userID = 0, profileID2Photo = 0, TShirtSize = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  var first_name = 0, aName = 0, iPhone = 0, email = 0, rememberMe = 0, dateOfBirth = 0
  var größeInCm = 0, 名前 = 0, naïveΑlpha = 0, _hidden = 0, `class` = 0, x = 0
}

@Suite("Titles inferred from property names")
struct TitleTests {
  private static let titles = [
    ("address2", "Address 2"), ("option10", "Option 10"), ("line1Text", "Line 1 Text"), ("isoA4Size", "Iso A4 Size"),
    ("A4Size", "A4 Size"), ("HTMLParser", "HTML Parser"), ("myURLString", "My URL String"), ("userID", "User ID"),
    ("profileID2Photo", "Profile ID 2 Photo"), ("TShirtSize", "T Shirt Size"), ("first_name", "First Name"),
    ("aName", "A Name"), ("iPhone", "iPhone"), ("email", "Email"), ("rememberMe", "Remember Me"),
    ("dateOfBirth", "Date Of Birth"), ("größeInCm", "Größe In Cm"), ("名前", "名前"), ("naïveΑlpha", "Naïve Αlpha"),
    ("_hidden", "Hidden"), ("class", "Class"), ("x", "X"),
  ]

  @Test("A title is the words of the property's name", arguments: titles)
  func title(id: String, title: String) { #expect(FormSession(Names()).row(FormRowID(id))?.title == title) }

  @Test("Titles of properties, options and traits are translated by the program")
  func translated() throws {
    let table = [
      "First Name": "Vorname", "Vegan": "Rein pflanzlich", "Meal": "Essen", "As on the badge": "Wie am Schild",
    ]
    let environment = FormEnvironment(translate: { text, _ in table[text.english] })
    let form = FormSession(Guest(), environment: environment)
    #expect(form.row("firstName")?.title == "Vorname")
    #expect(form.row("firstName")?.help == "Wie am Schild")
    #expect(form.row("diet")?.title == "Essen")
    #expect(form.row("diet")?.options.map(\.title) == ["Anything", "Vegetarian", "Rein pflanzlich"])
    #expect(form.row("lastName")?.title == "Last Name")
  }
}

@Form
private struct Guest {
  /// As on the badge
  var firstName = ""
  /// The family's name,
  /// as on the passport.
  ///
  /// Latin letters only.
  var lastName = ""
  // swift-format-ignore: UseTripleSlashForDocumentationComments
  /**
   * Tell the kitchen.
   */
  @Field("Meal") var diet = Diet.anything
  /// Not this.
  @Field(.help("But \"this\".")) var seat = 1
  // An ordinary comment.
  var row = 1
}

@Suite("Help inferred from doc comments")
struct HelpTests {
  private static let helps: [(String, String?)] = [
    ("firstName", "As on the badge"), ("lastName", "The family's name, as on the passport.\n\nLatin letters only."),
    ("diet", "Tell the kitchen."), ("seat", "But \"this\"."), ("row", nil),
  ]

  @Test("A doc comment is the field's help, unless '.help' is given", arguments: helps)
  func help(id: String, help: String?) { #expect(FormSession(Guest()).row(FormRowID(id))?.help == help) }
}
