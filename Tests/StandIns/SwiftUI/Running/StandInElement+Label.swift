extension StandInElement {
  /// The elements of its label, whose words ``label`` has.
  package var labelParts: [StandInElement] { node?.elements(.label) ?? [] }
}
