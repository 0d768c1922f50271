extension StandInElement {
  /// The elements of its label, whose words ``label`` has.
  package var labelParts: [StandInElement] { node.map { $0.elements(.label) + $0.elements(.value) } ?? [] }
}
