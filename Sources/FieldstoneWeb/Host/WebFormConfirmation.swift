import FieldstoneCore

/// The words of the page that follows a submit.
///
/// ```swift
/// let site = WebFormSite(confirmation: { attendee in
///   WebFormConfirmation(title: "See you in May", text: "We have sent your ticket to \(attendee.email).")
/// }) { FormSession(Attendee()) }
/// ```
public struct WebFormConfirmation: Sendable {
  public var title: FormString
  public var text: FormString

  public init(title: FormString, text: FormString) { (self.title, self.text) = (title, text) }
}
