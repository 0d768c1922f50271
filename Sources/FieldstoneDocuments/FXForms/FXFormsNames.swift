/// The names that FXForms gives to attributes, types, classes and cells (FXForms 1.2.14, FXForms.h).
enum FXFormsNames {
  /// The attributes of a field, and the lists of a form. `controller` is what the README of FXForms calls
  /// `viewController`; `style` is the style of a table's cell, which has no meaning outside of a table.
  static let attributes: Set<String> = [
    "key", "type", "class", "cell", "title", "placeholder", "default", "options", "template", "valueTransformer",
    "action", "segue", "header", "footer", "inline", "sortable", "viewController", "controller", "style", "fields",
    "extraFields", "excludedFields",
  ]

  static let types: Set<String> = [
    "default", "label", "text", "longtext", "url", "email", "phone", "password", "number", "integer", "unsigned",
    "float", "boolean", "option", "bitfield", "date", "time", "datetime", "image",
  ]

  /// What others call some of the types.
  static let otherTypes = [
    "string": "text", "textarea": "longtext", "bool": "boolean", "switch": "boolean", "checkbox": "option",
    "int": "integer", "uint": "unsigned", "double": "float", "decimal": "number", "tel": "phone", "photo": "image",
    "link": "url", "mail": "email", "flags": "bitfield", "month": "date", "timestamp": "datetime",
  ]

  static let cells: Set<String> = [
    "FXFormBaseCell", "FXFormDefaultCell", "FXFormTextFieldCell", "FXFormTextViewCell", "FXFormSwitchCell",
    "FXFormStepperCell", "FXFormSliderCell", "FXFormDatePickerCell", "FXFormImagePickerCell", "FXFormOptionPickerCell",
    "FXFormOptionSegmentsCell",
  ]

  /// What a type is suggested for a name that isn't one.
  static func suggestedType(for name: String, among others: some Sequence<String>) -> String {
    if let other = otherTypes[name.lowercased()] { return " Did you mean '\(other)'?" }
    return suggestion(for: name, among: types.sorted() + others.sorted())
  }
}

/// What the class of a field's value says.
enum FXFormsClass: Equatable {
  case string, number, date, url, image
  case array, orderedSet, set, indexSet, dictionary
  /// Something that is only shown.
  case object
  /// A form of the registry.
  case form(String)
  /// A screen of the program's own.
  case screen(String)

  var isCollection: Bool {
    switch self {
    case .array, .orderedSet, .set, .indexSet, .dictionary: true
    default: false
    }
  }

  /// The classes of Foundation and UIKit, also the mutable ones.
  static let known: [String: FXFormsClass] = [
    "NSString": .string, "NSMutableString": .string, "NSAttributedString": .string, "NSNumber": .number,
    "NSDecimalNumber": .number, "NSDate": .date, "NSURL": .url, "UIImage": .image, "NSImage": .image, "NSArray": .array,
    "NSMutableArray": .array, "NSOrderedSet": .orderedSet, "NSMutableOrderedSet": .orderedSet, "NSSet": .set,
    "NSMutableSet": .set, "NSCountedSet": .set, "NSIndexSet": .indexSet, "NSMutableIndexSet": .indexSet,
    "NSDictionary": .dictionary, "NSMutableDictionary": .dictionary, "NSObject": .object, "NSValue": .object,
    "NSData": .object, "NSMutableData": .object, "UIColor": .object, "CLLocation": .object,
  ]
}
