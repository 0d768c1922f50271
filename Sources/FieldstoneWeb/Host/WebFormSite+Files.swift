import FieldstoneCore

/// POSTs with files, and the pictures that pages show.
extension WebFormSite {
  /// The beginning of the paths of pictures, below that of the site.
  static var picturePath: String { "/picture/" }

  /// Begins to read the body of a POST with files, for a server that gives it to the request as it arrives:
  ///
  /// ```text
  /// request.upload = try site.upload(for: request)
  /// for try await part in body { try request.upload?.append(part) }
  /// let response = await site.respond(request)
  /// ```
  ///
  /// - Returns: nil for a request without files, whose body is bytes.
  /// - Throws: a ``WebFormRefusal`` for a request that is refused whatever is in its body.
  public func upload(for request: WebFormRequest) throws(WebFormRefusal) -> WebFormUpload? {
    guard request.method == "POST", let type = request.only("content-type"),
      MultipartReader(contentType: type) != nil
    else { return nil }
    guard isFromOwnPage(request) else { throw .foreign }
    let length = request.only("content-length").flatMap { Int($0) } ?? 0
    guard length <= limits.uploadBytes + limits.bodyBytes else {
      throw .tooManyFiles(limits.uploadBytes)
    }
    let name = visit(of: request)
    return WebFormUpload(contentType: type, limits: limits, store: fileStore) { [self] field, pairs in
      let secret = pairs.first { $0.name == PostedPage.secretName }?.value
      // What the first page accepts is known once its form has been made.
      if secret.flatMap(signer.read) != nil {
        var style = FormFileStyle()
        style.maximumSize = limits.uploadBytes
        return style
      }
      return name.flatMap(visitors.visit)?.fileStyle(of: field, pairs, limits)
    }
  }

  /// The body of a request, which was read as it arrived, or is there as bytes.
  func body(of request: WebFormRequest) throws(WebFormRefusal) -> URLEncodedBody {
    if let upload = request.upload { return try upload.body() }
    guard let upload = try upload(for: request) else {
      return try URLEncodedBody(request.body, limits: limits)
    }
    try upload.append(request.body)
    return try upload.body()
  }

  /// A picture that a page of the visit has shown.
  func showPicture(_ request: WebFormRequest) -> WebFormSiteReply {
    let id = String(request.path.dropFirst(Self.picturePath.count))
    let picture = visit(of: request).flatMap(visitors.visit)?.picture(id, in: fileStore)
    return .now(picture ?? messages.page(404, .notFound))
  }
}
