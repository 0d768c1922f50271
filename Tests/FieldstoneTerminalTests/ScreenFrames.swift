/// What the screen shows.
enum ScreenFrames {
  static let opened = """
    """
  static let refused = """
    """
  static let narrow = """
    """
}
