/// What a submit or save handler throws if somebody else has changed the model in the meantime, with the model as it is
/// now: a server's "409 Conflict".
///
/// ```swift
/// form.onSubmit { attendee in
///   let newer = Attendee()  // what the server has now
///   guard await register.accepts(attendee) else { throw FormNewerModel(newer, by: "Ada") }
/// }
/// ```
///
/// The form takes it over as ``FormSession/update(from:by:)`` does. Where both sides have changed the same, people decide
/// in the form, and submit again. Where they haven't, the form says that there are newer answers, and asks to submit
/// again.
public struct FormNewerModel<Model: Sendable>: Error {
  /// The model as it is now.
  public let model: Model
  /// Who has changed it, if that is known.
  public let author: String?

  public init(_ model: Model, by author: String? = nil) {
    self.model = model
    self.author = author
  }
}

/// A newer model, whatever its type.
protocol AnyNewerModel: Error {
  var anyModel: Any { get }
  var author: String? { get }
}

extension FormNewerModel: AnyNewerModel {
  var anyModel: Any { model }
}
