import UniformTypeIdentifiers

extension PhotosPickerItem {
  // page (not seen): photosui/photospickeritem/supportedcontenttypes
  public var supportedContentTypes: [UTType] { [.image] }
}
