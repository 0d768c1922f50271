// page: label
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
  /// Written out, because a builder without constraints would take the closures of `init(title:icon:)` here as well.
  init(parts: (Title, Icon)) { (title, icon) = parts }
}
extension Label where Title: View, Icon: View {
  // page: label/init(title:icon:)
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(parts: (title(), icon()))
  }
}
extension Label where Title == Text, Icon == Image {
  // page: label/init(_:systemimage:)
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
  // page: label/init(_:systemimage:), a string
  @_disfavoredOverload public nonisolated init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}
extension Label: View where Title: View, Icon: View {
  // page (not seen): label/body-swift.typealias
  public typealias Body = Never
}
extension Label: Primitive where Title: View, Icon: View {
  package func parts(_ node: Node) -> [Part] { [Part(.label, title), Part(.value, icon)] }
  package func elements(_ node: Node) -> [StandInElement] { node.element(.label) }
}

// page: labeledcontent
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}
extension LabeledContent where Label: View, Content: View {
  // page: labeledcontent/init(content:label:)
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }
}
extension LabeledContent where Label == Text, Content: View {
  // page: labeledcontent/init(_:content:)
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  // page: labeledcontent/init(_:content:), a string
  @_disfavoredOverload public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol { self.init(content: content) { Text(title) } }
}
extension LabeledContent where Label == Text, Content == Text {
  // page: labeledcontent/init(_:value:)
  public nonisolated init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }
  // page: labeledcontent/init(_:value:), a string
  @_disfavoredOverload public nonisolated init<S1, S2>(_ title: S1, value: S2)
  where S1: StringProtocol, S2: StringProtocol {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }
  // page: labeledcontent/init(_:value:format:)
  public nonisolated init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }
  // page: labeledcontent/init(_:value:format:), a string
  @_disfavoredOverload public nonisolated init<S, F>(_ title: S, value: F.FormatInput, format: F)
  where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}
extension LabeledContent: View where Label: View, Content: View {
  // page (not seen): labeledcontent/body
  public typealias Body = Never
}
extension LabeledContent: Primitive where Label: View, Content: View {
  package func parts(_ node: Node) -> [Part] { [Part(.label, label), Part(.content, content)] }
  package func elements(_ node: Node) -> [StandInElement] {
    node.element(.labeledContent) { element in
      let words = element.children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
      element.readText = { words }
    }
  }
}

#if !STANDIN_TVOS && !STANDIN_WATCHOS
  // page: groupbox
  public struct GroupBox<Label, Content> where Label: View, Content: View {
    let label: Label
    let content: Content
    // page: groupbox/init(content:label:)
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
      (self.content, self.label) = (content(), label())
    }
  }
  extension GroupBox where Label == Text {
    // page: groupbox/init(_:content:)
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
      self.init(content: content) { Text(titleKey) }
    }
    // page: groupbox/init(_:content:), a string
    @_disfavoredOverload public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content)
    where S: StringProtocol { self.init(content: content) { Text(title) } }
  }
  extension GroupBox: View {
    // page (not seen): groupbox/body
    public typealias Body = Never
  }
  extension GroupBox: Primitive {
    package func parts(_ node: Node) -> [Part] { [Part(.label, label), Part(.content, content)] }
    package func elements(_ node: Node) -> [StandInElement] { node.element(.groupBox) }
  }
  // page: disclosuregroup
  public struct DisclosureGroup<Label, Content> where Label: View, Content: View {
    let isExpanded: Binding<Bool>?
    let label: Label
    let content: () -> Content
    // page (not seen): disclosuregroup/init(content:label:)
    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
      (isExpanded, self.content, self.label) = (nil, content, label())
    }
    // page: disclosuregroup/init(isexpanded:content:label:)
    public nonisolated init(
      isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) { (self.isExpanded, self.content, self.label) = (isExpanded, content, label()) }
  }
  extension DisclosureGroup where Label == Text {
    // page (not seen): disclosuregroup/init(_:content:)
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
      self.init(content: content) { Text(titleKey) }
    }
    // page (not seen): disclosuregroup/init(_:content:), a string
    @_disfavoredOverload public nonisolated init<S>(_ title: S, @ViewBuilder content: @escaping () -> Content)
    where S: StringProtocol {
      self.init(content: content) { Text(title) }
    }
    // page: disclosuregroup/init(_:isexpanded:content:)
    public nonisolated init(
      _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
    // page: disclosuregroup/init(_:isexpanded:content:), a string
    @_disfavoredOverload public nonisolated init<S>(
      _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) where S: StringProtocol { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
  }
  extension DisclosureGroup: View {
    // page (not seen): disclosuregroup/body
    public typealias Body = Never
  }
  extension DisclosureGroup: Primitive {
    package func parts(_ node: Node) -> [Part] {
      [Part(.label, label)] + (expansion(node).wrappedValue ? [Part(.content, content())] : [])
    }
    @MainActor private func expansion(_ node: Node) -> Binding<Bool> {
      isExpanded ?? node.storage(-1) { StateBox(false) }.binding
    }
    package func elements(_ node: Node) -> [StandInElement] {
      node.element(.disclosureGroup) {
        let live = { node.view as? Self ?? self }
        let isOpen = expansion(node)
        $0.attributes["isExpanded"] = "\(isOpen.wrappedValue)"
        $0.actions.expand = { live().expansion(node).wrappedValue = $0 }
        $0.actions.tap = { live().expansion(node).wrappedValue.toggle() }
      }
    }
  }
#endif
