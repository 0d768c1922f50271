/// Problems of a definition, for the program's author. The first argument is always the id of a row.
package enum ProblemText: String, CaseIterable, Sendable {
  case duplicateID = "'%@' is the id of two rows; give one of them another id."
  case unknownField = "'%2$@' is not a field of this form; add it in describe, or use '@Field' on it."
  case placedTwice = "'%@' is placed twice; only the first placement counts."
  case badPattern = "The pattern '%2$@' of '%1$@' is not a regular expression; it accepts everything."
  case impossibleLength = """
    '%@' must have at least %@ and at most %@ characters, so it accepts no text; change one of the lengths.
    """
  case noOptions = "'%@' is a choice without options."
  case defaultNotOptional =
    "'%@' has a default value to take the place of nil, but can't be nil; give its property the value."
  case impossibleCount = "'%@' must have at least %@ and at most %@ options chosen; change one of the counts."
  case impossibleEntryCount = "'%@' must have at least %@ and at most %@ entries; change one of the counts."
  case unusableOption =
    "'%@' has the option '%@', which can't be chosen: it has no bits, or its type has no room for it."
  case duplicateOption = "'%@' has two options with the id '%@'."
  case containsItself = """
    '%@' leads to an object that contains it, or to yet another object each time, so its form would never end. Leave the \
    property out.
    """
  case recursiveForm = "'%@' contains its own form '%@'; it is shown as a label."
  case cycle = "These fields wait for each other: %2$@."
  case noDropValue = """
    '%@' can be hidden, but has no value to be dropped to: make it optional, give the model an init(), or declare \
    whenHidden(.keep) or whenHidden(.dropOnSubmit, to:).
    """
  case someEndlessObservers = "The form's observers keep changing what they observe; they were stopped."
  case endlessObservers = "The observers of %2$@ keep changing what they observe; they were stopped."
  case repeatedFromOutside = "'%@' belongs to a subform; declare '.repeated' in the form that has the field."
  case computedTwice = "'%@' is computed by two closures; leave one of them out."
  case requiredReadOnly = """
    '%@' is required but can only be read: make its type conform to FormValue, give the property a setter, or leave \
    'required' out.
    """
  case noBlankCase = """
    '%@' is a case of '%@' that can't be chosen: one of its values has no init() to make it with; give the value a \
    default.
    """
  case notImage = "'%@' is not a PNG, JPEG, GIF or WebP picture."
  case notAddress = "'%@' leads to '%@', but links begin with 'http:', 'https:', 'mailto:' or 'tel:'."
  case notInLine = "'%@' can't share a line: only fields of the same form can."
  case misplacedStep = "'%@' is in a section or in another step. Place steps one after another."
  case invalidDocument = "'%@' in the form's definition: %@"
  case noTemplate = "'%@' is nil and '%@' has no init() to make it with."
}
