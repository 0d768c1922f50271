import FieldstoneCore

extension FormReply.Refusal {
  /// What people are told of an input that was refused.
  func message(isSubmit: Bool) -> FormString {
    switch self {
    case .disabled, .hidden: isSubmit ? .common(.notSubmittable) : message
    default: message
    }
  }
}
