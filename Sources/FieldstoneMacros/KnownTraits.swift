/// What the macro must know about a trait, since syntax alone does not show it.
struct TraitFacts {
  /// The trait speaks about what is entered, so it says nothing on a field that only shows its value.
  var needsSetter = false
  /// Several of the kind may stand at one property.
  var mayRepeat = false
}

/// Words of other libraries that `FieldTrait` declares only to refuse them, each with the word that is meant; a test compares
/// the two.
let otherWords: Set = [
  "min", "max", "minLength", "maxLength", "regex", "multiline", "secure", "url", "optional", "disabled", "hidden",
  "visible", "enabled",
]

/// The traits of `FieldTrait`. One that is added there is added here; a test compares the two.
///
/// A name that is missing still works (it is emitted like any other, as is an app's own trait), but it is not checked.
let knownTraits: [String: TraitFacts] = {
  let plain = [
    "help", "title", "placeholder", "icon", "excluded", "readOnly", "web", "longText", "date", "time", "dateAndTime",
    "timeZone", "checkbox", "toggle", "inline", "pushed", "segments", "list", "menu", "unit", "whenHidden",
    "optionTitle", "summary", "control", "purpose",
  ]
  let entering = [
    "required", "email", "phone", "password", "newPassword", "trimmed", "minimumLength", "maximumLength", "length",
    "pattern", "characters", "luhn", "oneOf", "matches", "range", "mustBeTrue", "stepper", "slider",
  ]
  var facts: [String: TraitFacts] = ["rule": TraitFacts(needsSetter: true, mayRepeat: true)]
  for name in plain { facts[name] = TraitFacts() }
  for name in entering { facts[name] = TraitFacts(needsSetter: true) }
  return facts
}()
