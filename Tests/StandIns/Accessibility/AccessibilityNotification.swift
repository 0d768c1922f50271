import Foundation

// page: accessibility/accessibilitynotification
public enum AccessibilityNotification {
  // page: accessibility/accessibilitynotification/announcement
  public struct Announcement {
    let words: String
    // page: accessibility/accessibilitynotification/announcement/init(_:)
    public init(_ announcement: String) { words = announcement }
    // page: accessibility/accessibilitynotification/announcement/init(_:), attributed
    public init(_ announcement: AttributedString) { words = String(announcement.characters) }
    // page: accessibility/accessibilitynotification/announcement/init(_:), attributed by Foundation's older type
    public init(_ announcement: NSAttributedString) { words = announcement.string }
    // page: accessibility/accessibilitynotification/announcement/post()
    public func post() { Posted.shared.post(words) }
  }
}

/// What was announced, for tests.
package final class Posted: @unchecked Sendable {
  package static let shared = Posted()
  private let lock = NSLock()
  private var listeners: [ObjectIdentifier: (String) -> Void] = [:]

  package func listen(_ owner: AnyObject, _ listener: @escaping (String) -> Void) {
    lock.withLock { listeners[ObjectIdentifier(owner)] = listener }
  }
  package func forget(_ owner: ObjectIdentifier) { lock.withLock { listeners[owner] = nil } }
  func post(_ words: String) {
    for listener in lock.withLock({ Array(listeners.values) }) { listener(words) }
  }
}
