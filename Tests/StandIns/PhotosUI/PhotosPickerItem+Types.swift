import UniformTypeIdentifiers

extension PhotosPickerItem {
  // page: photosui/photospickeritem/supportedcontenttypes
  public var supportedContentTypes: [UTType] { [.image] }
}
