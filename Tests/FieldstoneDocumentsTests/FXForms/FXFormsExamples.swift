import FieldstoneCore
import FieldstoneDocuments
import Foundation

/// The forms of FXForms' examples, as its attributes describe them.
enum FXFormsExamples {
  /// What the names in the examples stand for.
  static var registry: FXFormsRegistry {
    var registry = FXFormsRegistry()
    registry.actions["submitRegistrationForm:"] = .submit
    registry.actions["submitLoginForm"] = "login"
    registry.actions["update:"] = "update"
    registry.screens["TermsViewController"] = "showTerms"
    registry.screens["PrivacyPolicyViewController"] = "showPrivacyPolicy"
    registry.transformers["ISO3166CountryValueTransformer"] = FXFormsTransformer([
      "us": "United States", "ca": "Canada", "gb": "United Kingdom", "be": "Belgium", "sa": "Saudi Arabia",
    ])
    return registry
  }

  static func load(_ text: String, _ registry: FXFormsRegistry = FXFormsExamples.registry) throws -> FormDocument {
    try FormDocument(fxForms: Data(text.utf8), id: "form", file: "form.json", registry: registry)
  }

  /// The descriptions of what is wrong with a file.
  static func problems(
    _ text: String, _ registry: FXFormsRegistry = FXFormsExamples.registry, limits: FXFormsLimits = FXFormsLimits()
  ) -> [String] {
    problems(Data(text.utf8), registry, limits: limits)
  }

  static func problems(
    _ data: Data, _ registry: FXFormsRegistry = FXFormsExamples.registry, limits: FXFormsLimits = FXFormsLimits()
  ) -> [String] {
    do {
      _ = try FormDocument(fxForms: data, file: "form.json", registry: registry, limits: limits)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  /// DynamicFields: the file `FormFields.json`, with its entries in the same order.
  static let dynamicFields = """
    [
      {"header": "Account", "key": "email"},
      "password",
      "repeatPassword",
      {"header": "Details", "key": "name", "textField.autocapitalizationType": 1},
      {"key": "gender", "options": ["Male", "Female", "It's Complicated"]},
      {"key": "dateOfBirth", "type": "date"},
      {"key": "age", "type": "integer", "cell": "FXFormStepperCell"},
      {"key": "profilePhoto", "type": "image"},
      "phone",
      {"key": "country", "options": ["us", "ca", "gb", "be"], "placeholder": "None",
       "valueTransformer": "ISO3166CountryValueTransformer"},
      {"key": "language", "options": ["English", "Spanish", "French", "Dutch"], "placeholder": "None",
       "cell": "FXFormOptionPickerCell"},
      {"key": "interests", "class": "NSArray", "placeholder": "None",
       "options": ["Videogames", "Animals", "Cooking"]},
      {"key": "otherInterests", "type": "bitfield", "placeholder": "None",
       "options": ["Computers", "Socializing", "Sports"]},
      {"key": "about", "type": "longtext"},
      {"header": "Plan", "key": "plan", "title": "", "placeholder": "Free", "options": ["Micro", "Normal", "Maxi"],
       "cell": "FXFormOptionSegmentsCell"},
      {"header": "Legal", "key": "termsAndConditions", "class": "TermsViewController"},
      {"key": "privacyPolicy", "class": "PrivacyPolicyViewController"},
      {"key": "agreedToTerms", "title": "I Agree To These Terms", "type": "option"},
      {"header": "", "title": "Submit", "action": "submitRegistrationForm:"}
    ]
    """

  /// TemplateFields: the form of the example, whose properties and field dictionaries say the same.
  static let templateFields = """
    [
      {"key": "array", "class": "NSArray", "default": ["Foo", "Bar", "Baz"]},
      {"key": "sortableArray", "class": "NSArray", "sortable": true, "default": ["Foo", "Bar", "Baz"]},
      {"key": "arrayWithTemplate", "class": "NSArray", "template": {"type": "image"}},
      {"key": "sortableArrayWithTemplate", "class": "NSArray", "sortable": true, "template": {"type": "image"}},
      {"key": "inlineArray", "class": "NSArray", "inline": true, "default": ["Foo", "Bar", "Baz"]},
      {"key": "inlineSortableArray", "class": "NSArray", "inline": true, "sortable": true,
       "default": ["Foo", "Bar", "Baz"]},
      {"key": "inlineArrayWithTemplate", "class": "NSArray", "inline": true,
       "template": {"options": ["Foo", "Bar", "Baz"], "title": "Add Choice"}},
      {"key": "inlineSortableArrayWithTemplate", "class": "NSArray", "inline": true, "sortable": true,
       "template": {"type": "longtext"}},
      {"key": "otherEmails", "class": "NSArray", "inline": true,
       "template": {"type": "email", "title": "Add another email"}}
    ]
    """
}
