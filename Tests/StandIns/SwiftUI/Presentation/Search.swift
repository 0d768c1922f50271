// page: searchfieldplacement
public struct SearchFieldPlacement: Sendable {
  // page: searchfieldplacement/automatic
  public static let automatic = Self()
  // page: searchfieldplacement/toolbar
  public static let toolbar = Self()
  #if !STANDIN_TVOS && !STANDIN_WATCHOS
    // page (not seen): searchfieldplacement/sidebar
    public static let sidebar = Self()
  #endif
  #if !STANDIN_MACOS && !STANDIN_TVOS && !STANDIN_WATCHOS
    // page (not seen): searchfieldplacement/navigationbardrawer
    public static let navigationBarDrawer = Self()
  #endif
}
extension View {
  // page: view/searchable(text:placement:prompt:)
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { modifier(Searchable(text: text, isPresented: nil, prompt: prompt)) }
  // page: view/searchable(text:placement:prompt:), a key
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { modifier(Searchable(text: text, isPresented: nil, prompt: Text(prompt))) }
  // page: view/searchable(text:placement:prompt:), a string
  @_disfavoredOverload public nonisolated func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol { modifier(Searchable(text: text, isPresented: nil, prompt: Text(prompt))) }
  // page (not seen): view/searchable(text:ispresented:placement:prompt:)
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { modifier(Searchable(text: text, isPresented: isPresented, prompt: prompt)) }
}
struct Searchable {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
}
extension Searchable: PrimitiveModifier {
  func contribute(to page: StandInElement, _ node: Node) {
    let element = StandInElement(.searchField, node)
    element.prompt = prompt?.words
    element.attributes["isPresented"] = isPresented.map { "\($0.wrappedValue)" }
    element.readText = { text.wrappedValue }
    element.actions.type = {
      isPresented?.wrappedValue = true
      text.wrappedValue = $0
    }
    element.actions.submit = { node.submit(.search) }
    page.toolbar.append(element)
  }
}
