/// What the macro must know about a trait, because syntax alone doesn't show it.
struct TraitFacts {
  /// The trait concerns input, so it has no effect on a read-only field.
  var needsSetter = false
  /// One property may have the trait several times.
  var mayRepeat = false
}

/// Names from other libraries, which `FieldTrait` declares as unavailable to point to the right name; a test compares
/// the two lists.
let unavailableTraitNames: Set = [
  "min", "max", "minLength", "maxLength", "regex", "multiline", "secure", "url", "optional", "disabled", "hidden",
  "visible", "enabled",
]

/// The traits of `FieldTrait`. A trait that is added there must be added here; a test compares the two lists.
///
/// A name that is missing still works (it is emitted like any other, as is an app's own trait), but it is not checked.
let knownTraits: [String: TraitFacts] = {
  let plain = [
    "help", "title", "display", "placeholder", "icon", "excluded", "readOnly", "web", "longText", "date", "time",
    "dateAndTime",
    "month", "year", "timeZone", "checkbox", "toggle", "inline", "pushed", "sheet", "presented", "segments", "list",
    "menu", "unit",
    "whenHidden",
    "optionTitle", "choiceStyle", "options", "bitField", "summary", "control", "purpose", "elementTitle",
    "elementSummary", "format", "percent", "currency", "byteCount", "words", "ticks", "icons",
    "capitalization", "correction", "spellChecking", "returnKey", "selectsAll",
  ]
  let entering = [
    "required", "email", "phone", "password", "newPassword", "trimmed", "minimumLength", "maximumLength", "length",
    "pattern", "characters", "luhn", "oneOf", "matches", "range", "mustBeTrue", "stepper", "slider",
    "minimumCount", "maximumCount", "defaultValue", "suggestions", "ownEntries",
    "twoDigitYears", "relative", "relativeDates", "startsAt",
    "mask", "updates", "uppercased", "lowercased", "normalized", "iban", "oneTimeCode", "repeated",
    "accepts", "maximumSize", "minimumDimensions", "maximumDimensions", "capture", "placeholderImage",
    "whenInvalid", "sortable", "existsWhileVisible", "adding", "template", "unique", "closed", "editableWhenLocked",
    "unmarked",
  ]
  var facts: [String: TraitFacts] = [
    "rule": TraitFacts(needsSetter: true, mayRepeat: true),
    "elements": TraitFacts(needsSetter: true, mayRepeat: true),
    "asyncRule": TraitFacts(needsSetter: true, mayRepeat: true),
  ]
  facts["caption"] = TraitFacts(mayRepeat: true)
  for name in plain { facts[name] = TraitFacts() }
  for name in entering { facts[name] = TraitFacts(needsSetter: true) }
  return facts
}()
