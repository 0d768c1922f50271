extension View {
  #if !STANDIN_MACOS && !STANDIN_WATCHOS
    // page: view/keyboardtype(_:)
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { inherited("keyboardType", type) }
    // page: view/textcontenttype(_:)
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
      inherited("textContentType", textContentType?.rawValue ?? "")
    }
  #endif
  #if STANDIN_MACOS
    // page: view/textcontenttype(_:)
    public nonisolated func textContentType(_ textContentType: NSTextContentType?) -> some View {
      inherited("textContentType", textContentType?.rawValue ?? "")
    }
  #endif
  #if !STANDIN_MACOS
    // page: view/textinputautocapitalization(_:)
    public nonisolated func textInputAutocapitalization(
      _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { inherited("textInputAutocapitalization", autocapitalization?.name ?? "") }
  #endif
  // page: view/autocorrectiondisabled(_:)
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    inherited("autocorrectionDisabled", disable)
  }
  // page: view/submitlabel(_:)
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    inherited("submitLabel", submitLabel.name)
  }
  #if !STANDIN_TVOS && !STANDIN_WATCHOS
    // page (not seen): view/keyboardshortcut(_:modifiers:)
    public nonisolated func keyboardShortcut(
      _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { attached("keyboardShortcut", "\(modifiers.rawValue) \(key.character)") }
    // page (not seen): view/keyboardshortcut(_:)
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
      attached("keyboardShortcut", shortcut.name)
    }
  #endif
  // page: view/onsubmit(of:_:)
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(OnSubmit(triggers: triggers, action: action))
  }
  // page: view/submitscope(_:)
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScope(isBlocking: isBlocking))
  }
}

#if !STANDIN_MACOS
  // page: textinputautocapitalization
  public struct TextInputAutocapitalization: Sendable {
    let name: String
    // page: textinputautocapitalization/never
    public static var never: Self { Self(name: "never") }
    // page: textinputautocapitalization/words
    public static var words: Self { Self(name: "words") }
    // page: textinputautocapitalization/sentences
    public static var sentences: Self { Self(name: "sentences") }
    // page: textinputautocapitalization/characters
    public static var characters: Self { Self(name: "characters") }
  }
#endif
// page: submitlabel
public struct SubmitLabel: Sendable {
  let name: String
  // page: submitlabel/done
  public static var done: SubmitLabel { .init(name: "done") }
  // page: submitlabel/next
  public static var next: SubmitLabel { .init(name: "next") }
  // page: submitlabel/return
  public static var `return`: SubmitLabel { .init(name: "return") }
  // page: submitlabel/search
  public static var search: SubmitLabel { .init(name: "search") }
  // page: submitlabel/send
  public static var send: SubmitLabel { .init(name: "send") }
  // page: submitlabel/go
  public static var go: SubmitLabel { .init(name: "go") }
  // page: submitlabel/join
  public static var join: SubmitLabel { .init(name: "join") }
  // page: submitlabel/continue
  public static var `continue`: SubmitLabel { .init(name: "continue") }
  // page: submitlabel/route
  public static var route: SubmitLabel { .init(name: "route") }
}
// page: submittriggers
public struct SubmitTriggers: OptionSet, Sendable {
  // page (not seen): submittriggers/rawvalue-swift.property
  public let rawValue: Int
  // page (not seen): submittriggers/init(rawvalue:)
  public init(rawValue: Int) { self.rawValue = rawValue }
  // page: submittriggers/search
  public static let search = SubmitTriggers(rawValue: 1)
  // page: submittriggers/text
  public static let text = SubmitTriggers(rawValue: 2)
}
struct OnSubmit {
  let triggers: SubmitTriggers
  let action: () -> Void
}
extension OnSubmit: PrimitiveModifier {}
struct SubmitScope { let isBlocking: Bool }
extension SubmitScope: PrimitiveModifier {}
extension Node {
  /// Runs the actions of all ancestors, the innermost first, up to a scope that blocks.
  func submit(_ trigger: SubmitTriggers) {
    var actions: [() -> Void] = []
    var node: Node? = self
    while let here = node, here.slot != .presented {
      let modifier = (here.view as? any AnyModified)?.anyModifier
      if let scope = modifier as? SubmitScope, scope.isBlocking { break }
      if let submit = modifier as? OnSubmit, submit.triggers.contains(trigger) { actions.append(submit.action) }
      node = here.parent
    }
    for action in actions { action() }
  }
}

#if !STANDIN_TVOS && !STANDIN_WATCHOS
  // page (not seen): keyequivalent
  public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    // page (not seen): keyequivalent/character
    public var character: Character
    // page (not seen): keyequivalent/init(_:)
    public init(_ character: Character) { self.character = character }
    // page (not seen): keyequivalent/init(extendedgraphemeclusterliteral:)
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
    // page (not seen): keyequivalent/return
    public static let `return` = KeyEquivalent("\r")
    // page (not seen): keyequivalent/escape
    public static let escape = KeyEquivalent("\u{1B}")
    // page (not seen): keyequivalent/delete
    public static let delete = KeyEquivalent("\u{8}")
    // page (not seen): keyequivalent/uparrow
    public static let upArrow = KeyEquivalent("\u{F700}")
    // page (not seen): keyequivalent/downarrow
    public static let downArrow = KeyEquivalent("\u{F701}")
  }
  // page (not seen): eventmodifiers
  public struct EventModifiers: OptionSet, Sendable {
    // page (not seen): eventmodifiers/rawvalue
    public let rawValue: Int
    // page (not seen): eventmodifiers/init(rawvalue:)
    public init(rawValue: Int) { self.rawValue = rawValue }
    // page (not seen): eventmodifiers/shift
    public static let shift = EventModifiers(rawValue: 2)
    // page (not seen): eventmodifiers/control
    public static let control = EventModifiers(rawValue: 4)
    // page (not seen): eventmodifiers/option
    public static let option = EventModifiers(rawValue: 8)
    // page (not seen): eventmodifiers/command
    public static let command = EventModifiers(rawValue: 16)
  }
  // page (not seen): keyboardshortcut
  public struct KeyboardShortcut: Sendable {
    let name: String
    // page (not seen): keyboardshortcut/defaultaction
    public static let defaultAction = KeyboardShortcut(name: "defaultAction")
    // page (not seen): keyboardshortcut/cancelaction
    public static let cancelAction = KeyboardShortcut(name: "cancelAction")
  }
#endif
