import Fieldstone

/// Files: a picture with a preview, a document, and a list of them.
@Form
package struct Application: Codable {
  @Field(.required) var name = ""
  /// Your face, without a hat.
  @Field(
    .accepts(.image), .maximumSize(5_000_000), .minimumDimensions(width: 200, height: 200), .capture(.front),
    .placeholderImage(Application.nobody))
  var photo: FormFile?
  @Field(.required, .title("Cover letter"), .accepts(.pdf, .plainText)) var letter: FormFile?
  /// Whatever you want us to read.
  @Field(.accepts(.pdf, .image), .maximumCount(4), .elementTitle("Document"), .adding("Add documents"))
  var documents: [FormFile] = []

  package init() {}

  /// A grey square: a PNG of one pixel.
  static let nobody = FormImage(bytes: [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8,
    0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 0x0A, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0x38, 0, 0, 0, 0xC2,
    0, 0xC1, 0xFF, 0xD6, 0x2D, 0xDC, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ])
}
