import SwiftUI

// page: photosui/photospickeritem
public struct PhotosPickerItem: Hashable, Sendable {
  private let id = UUID()
  private let data: Data?
  // page: photosui/photospickeritem/encodingdisambiguationpolicy
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    let name: String
    // page: photosui/photospickeritem/encodingdisambiguationpolicy/automatic
    public static let automatic = Self(name: "automatic")
    // page (not seen): photosui/photospickeritem/encodingdisambiguationpolicy/current
    public static let current = Self(name: "current")
    // page (not seen): photosui/photospickeritem/encodingdisambiguationpolicy/compatible
    public static let compatible = Self(name: "compatible")
  }
  // page (not seen): photosui/photospickeritem/itemidentifier
  public var itemIdentifier: String? { nil }
  // page (not seen): photosui/photospickeritem/loadtransferable(type:)
  public func loadTransferable<T>(type: T.Type) async throws -> T? where T: Transferable { data as? T }

  /// A photo for a test; without data it can't be loaded.
  package init(data: Data?) { self.data = data }
}
// page (not seen): coretransferable/transferable
public protocol Transferable {}
extension Data: Transferable {}

// page: photosui/phpickerfilter-swift.struct
public struct PHPickerFilter: Hashable, Sendable {
  let name: String
  // page (not seen): photosui/phpickerfilter-swift.struct/images
  public static let images = Self(name: "images")
  // page (not seen): photosui/phpickerfilter-swift.struct/videos
  public static let videos = Self(name: "videos")
  // page (not seen): photosui/phpickerfilter-swift.struct/any(of:)
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(name: subfilters.map(\.name).joined(separator: " "))
  }
}

#if !STANDIN_TVOS
  // page: photosui/photospicker
  @MainActor @preconcurrency public struct PhotosPicker<Label> where Label: View {
    nonisolated(unsafe) let label: Label
    let selection: Binding<PhotosPickerItem?>
    // page (not seen): photosui/photospicker/init(selection:matching:preferreditemencoding:label:)
    public nonisolated init(
      selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
      @ViewBuilder label: () -> Label
    ) { (self.selection, self.label) = (selection, label()) }
  }
  extension PhotosPicker where Label == Text {
    // page: photosui/photospicker/init(_:selection:matching:preferreditemencoding:)
    public nonisolated init(
      _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { self.init(selection: selection) { Text(titleKey) } }
    // page: photosui/photospicker/init(_:selection:matching:preferreditemencoding:), a string
    @_disfavoredOverload public nonisolated init<S>(
      _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) where S: StringProtocol { self.init(selection: selection) { Text(title) } }
  }
  extension PhotosPicker: View {
    // page (not seen): photosui/photospicker/body
    public typealias Body = Never
  }
  extension PhotosPicker: Primitive {
    package func parts(_ node: Node) -> [Part] { [Part(.label, label)] }
    package func elements(_ node: Node) -> [StandInElement] {
      node.element(.photosPicker) { $0.picks { selection.wrappedValue = $0 as? PhotosPickerItem } }
    }
  }

  extension View {
    // page: swiftui/view/photospicker(ispresented:selection:matching:preferreditemencoding:)
    public nonisolated func photosPicker(
      isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
      preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { modifier(PresentedPicker(isPresented: isPresented, selection: selection)) }
  }
  struct PresentedPicker {
    let isPresented: Binding<Bool>
    let selection: Binding<PhotosPickerItem?>
  }
  extension PresentedPicker: PrimitiveModifier {
    func parts(_ content: any View, _ node: Node) -> [Part] {
      _ = isPresented.wrappedValue
      return [Part(.content, content)]
    }
    func contribute(to page: StandInElement, _ node: Node) {
      guard isPresented.wrappedValue else { return }
      let element = StandInElement(.photosPicker, node)
      element.picks {
        isPresented.wrappedValue = false
        if let photo = $0 as? PhotosPickerItem { selection.wrappedValue = photo }
      }
      page.presented.append(element)
    }
  }
#endif
