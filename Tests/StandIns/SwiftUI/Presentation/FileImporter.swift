#if !STANDIN_TVOS && !STANDIN_WATCHOS
  import UniformTypeIdentifiers

  extension View {
    // page: view/fileimporter(ispresented:allowedcontenttypes:allowsmultipleselection:oncompletion:)
    public nonisolated func fileImporter(
      isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
      onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
      modifier(FileImporter(isPresented, allowedContentTypes, allowsMultipleSelection, onCompletion, {}))
    }
    // The page of the form above, with one more label.
    // page (not seen): view/fileimporter(…:allowsmultipleselection:oncompletion:oncancellation:)
    public nonisolated func fileImporter(
      isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
      onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
      modifier(FileImporter(isPresented, allowedContentTypes, allowsMultipleSelection, onCompletion, onCancellation))
    }
    // page (not seen): view/fileimporter(ispresented:allowedcontenttypes:oncompletion:)
    public nonisolated func fileImporter(
      isPresented: Binding<Bool>, allowedContentTypes: [UTType],
      onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
      modifier(
        FileImporter(isPresented, allowedContentTypes, false, { onCompletion($0.map { $0[0] }) }, {}))
    }
  }
  struct FileImporter {
    let isPresented: Binding<Bool>
    let types: [UTType]
    let several: Bool
    let completion: (Result<[URL], any Error>) -> Void
    let cancellation: () -> Void

    nonisolated init(
      _ isPresented: Binding<Bool>, _ types: [UTType], _ several: Bool,
      _ completion: @escaping (Result<[URL], any Error>) -> Void, _ cancellation: @escaping () -> Void
    ) {
      (self.isPresented, self.types, self.several) = (isPresented, types, several)
      (self.completion, self.cancellation) = (completion, cancellation)
    }
  }
  extension FileImporter: PrimitiveModifier {
    func parts(_ content: any View, _ node: Node) -> [Part] {
      _ = isPresented.wrappedValue
      return [Part(.content, content)]
    }
    func contribute(to page: StandInElement, _ node: Node) {
      guard isPresented.wrappedValue else { return }
      let element = StandInElement(.fileImporter, node)
      element.attributes["types"] = types.map(\.identifier).joined(separator: " ")
      element.attributes["allowsMultipleSelection"] = "\(several)"
      element.actions.importFiles = {
        isPresented.wrappedValue = false
        completion($0)
      }
      // On cancel `onCompletion` is never called.
      element.actions.dismiss = {
        isPresented.wrappedValue = false
        cancellation()
      }
      page.presented.append(element)
    }
  }
#endif
