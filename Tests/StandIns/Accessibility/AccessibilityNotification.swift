import Foundation

// page: accessibility/accessibilitynotification
public enum AccessibilityNotification {
  // page: accessibility/accessibilitynotification/announcement
  public struct Announcement {
    let words: String
    // page (not seen): accessibility/accessibilitynotification/announcement/init(_:)
    public init(_ announcement: String) { words = announcement }
    // page (not seen): accessibility/accessibilitynotification/announcement/init(_:), attributed
    public init(_ announcement: AttributedString) { words = String(announcement.characters) }
    // page (not seen): accessibility/accessibilitynotification/announcement/init(_:), NSAttributedString
    public init(_ announcement: NSAttributedString) { words = announcement.string }
    // page (not seen): accessibility/accessibilitynotification/announcement/post()
    public func post() { Posts.post(words) }
  }
}

/// What was announced since it was made, for tests. They run side by side, so each test sees the others' words too.
package final class Posts: @unchecked Sendable {
  private final class Listener {
    weak var posts: Posts?
    init(_ posts: Posts) { self.posts = posts }
  }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var listeners: [Listener] = []
  private var words: [String] = []

  package init() { Self.lock.withLock { Self.listeners.append(Listener(self)) } }
  package var all: [String] { Self.lock.withLock { words } }

  static func post(_ words: String) {
    lock.withLock {
      listeners.removeAll { $0.posts == nil }
      for listener in listeners { listener.posts?.words.append(words) }
    }
  }
}
