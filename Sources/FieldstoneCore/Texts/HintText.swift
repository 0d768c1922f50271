/// Hints that are shown before a field is answered: what it accepts, and how to write an answer.
package enum HintText: String, CaseIterable, Sendable {
  case date = "For example, 2025-03-31"
  case time = "For example, 14:30"
  case dateAndTime = "For example, 2025-03-31 14:30"
  case email = "For example, name@example.org"
  case url = "For example, https://example.org"
  case uuid = "For example, 123e4567-e89b-12d3-a456-426614174000"
  case oneOf = "One of: %@"
  case fromTo = "From %@ to %@"
  case orMore = "%@ or more"
  case orLess = "%@ or less"
  case orLater = "%@ or later"
  case orEarlier = "%@ or earlier"
  case atLeastCharacters = "At least %@ character¦At least %@ characters"
  case atMostCharacters = "At most %@ character¦At most %@ characters"
  case charactersFromTo = "%@ to %@ characters"
  case exactlyCharacters = "%@ character¦%@ characters"
}
