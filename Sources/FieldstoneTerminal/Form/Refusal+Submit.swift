import FieldstoneCore

extension FormReply.Refusal {
  /// The message for a refused input.
  func message(isSubmit: Bool) -> FormString {
    switch self {
    case .disabled, .hidden: isSubmit ? .common(.notSubmittable) : message
    default: message
    }
  }
}
