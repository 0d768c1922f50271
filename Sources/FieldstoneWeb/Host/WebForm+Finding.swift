import FieldstoneCore

/// Searching the rows of the form.
extension WebForm {
  /// What a POST searches for. The search box keeps it, with what was found, until a button does something else.
  ///
  /// Enter in the search box is the page's Update, and a script sends the same while somebody types.
  func find(_ posted: PostedPage, of page: RenderedPage, isPressed: Bool) -> WebFormVisit.Find? {
    guard page.find != nil, let text = posted.find else { return nil }
    switch posted.intent {
    case .find: return WebFormVisit.Find(text: text, isPressed: isPressed)
    case .update where !text.isEmpty: return WebFormVisit.Find(text: text, isPressed: isPressed && text != page.find)
    default: return nil
    }
  }
}
