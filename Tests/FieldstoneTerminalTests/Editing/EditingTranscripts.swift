/// What the dialogue shows of a form that is edited.
enum EditingTranscripts {
  static let edited = """
    """
}
