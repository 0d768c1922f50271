/// Hints that are shown before a field is answered: what it accepts, and how to write an answer.
package enum HintText: String, CaseIterable, Sendable {
  case date = "For example, 2025-03-31"
  case time = "For example, 14:30"
  case dateAndTime = "For example, 2025-03-31 14:30"
  case fromTo = "From %@ to %@"
  case orMore = "%@ or more"
  case orLess = "%@ or less"
  case orLater = "%@ or later"
  case orEarlier = "%@ or earlier"
  case atLeastCharacters = "At least %@ character¦At least %@ characters"
  case atMostCharacters = "At most %@ character¦At most %@ characters"
  case charactersFromTo = "%@ to %@ characters"
  case atLeastOptions = "Choose at least %@"
  case atMostOptions = "Choose at most %@"
  case optionsFromTo = "Choose %@ to %@"
  case exactlyOptions = "Choose %@"
  case exactlyCharacters = "%@ character¦%@ characters"
}
