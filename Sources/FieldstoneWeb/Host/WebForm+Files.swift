import FieldstoneCore

/// Files of a visit: they come with POSTs, and are removed once neither the form nor a step to undo has them.
extension WebForm {
  // MARK: Receiving

  /// Begins to read the body of a POST with files.
  ///
  /// - Parameter contentType: The value of the header `Content-Type`.
  /// - Returns: nil for a body without files.
  public func upload(contentType: String) -> WebFormUpload? {
    let (visit, limits) = (visit, limits)
    return WebFormUpload(contentType: contentType, limits: limits, store: form.files.store) { name, pairs in
      visit.fileStyle(of: name, pairs, limits)
    }
  }

  /// Processes a POST with files, once its body has been read.
  ///
  /// - Returns: what to show next.
  /// - Throws: a ``WebFormRefusal`` for a POST that is refused, and what a submit handler threw.
  nonisolated(nonsending) public func answer(_ upload: WebFormUpload) async throws -> WebFormReply<Model> {
    try await answer { try sentPage(upload.body()) }
  }

  /// Processes a POST whose body is there as a whole, with or without files.
  ///
  /// - Parameter contentType: The value of the header `Content-Type`.
  /// - Returns: what to show next.
  /// - Throws: a ``WebFormRefusal`` for a POST that is refused, and what a submit handler threw.
  nonisolated(nonsending) public func answer(
    _ body: [UInt8], contentType: String
  ) async throws -> WebFormReply<Model> {
    guard let upload = upload(contentType: contentType) else { return try await answer(body) }
    try upload.append(body)
    return try await answer(upload)
  }

  /// Takes the files of a POST over from its upload, and shows why others weren't accepted.
  func takeFiles(of sent: SentPage) {
    for file in sent.posted.files.received {
      form.files.receive(file)
      visit.files[file.id] = file
    }
    sent.upload?.release(Set(sent.posted.files.received.map(\.id)))
    for refused in sent.posted.files.refused {
      form.refuseFile(refused.row, named: refused.name, refused.issue)
      visit.refusedFiles[refused.row] = form.row(refused.row).map { ($0.text, refused.issue) }
    }
  }

  /// Shows again why files weren't accepted, on a form that was restored from a draft.
  func showRefusedFiles() {
    for (id, refused) in visit.refusedFiles {
      guard let row = form.row(id), row.states.contains(.unread), row.text == refused.name else { continue }
      form.refuseFile(id, named: refused.name, refused.issue)
    }
  }

  /// Adds the files that were chosen for collections, as a step of its own.
  func noteAddedFiles(_ posted: PostedPage) {
    let before = WebFormVisit.Step(form)
    addFiles(of: posted)
    guard before.differs(from: form) else { return }
    visit.note(WebFormVisit.Change(before: before, row: posted.files.added.first?.collection))
  }

  /// Adds the files that were chosen for a collection, each as an element. Their ids come from the page, so a page that is
  /// sent twice adds them once.
  private func addFiles(of posted: PostedPage) {
    var remarks = posted.files.refusedElements.map { refused in
      let words = refused.issue.text(in: form.environment)
      // Several were chosen at once.
      return remark(about: refused.collection, words.contains(refused.name) ? nil : refused.name, words)
    }
    defer {
      if !remarks.isEmpty {
        visit.failure = .init(title: .web(.thereIsAProblem, .count(remarks.count)), remarks: remarks)
      }
    }
    for (index, added) in posted.files.added.enumerated() {
      var id = posted.newElement.map { "\($0)-\(index + 1)" } ?? form.newElementID()
      // A page that is sent again after Back, with another file, adds that one as well.
      if let old = form.row(FormRowID("\(added.collection.path)[\(id)]"))?.file,
        (old.name, old.byteCount) != (added.file.name, added.file.byteCount)
      {
        id = form.newElementID()
      }
      let reply = form.send(.insert(added.collection, id: id, before: nil))
      guard reply.isAccepted else {
        guard case .refused(let reason) = reply else { return }
        // So that nobody has to count which files are missing.
        let names = posted.files.added[index...].map(\.file.name).listed(in: form.environment)
        remarks.append(remark(about: added.collection, names, form.message(of: reason).text(in: form.environment)))
        return
      }
      form.send(.set(FormRowID("\(added.collection.path)[\(id)]"), .text(added.file.id)))
    }
  }

  /// Why files can't be added to a collection.
  ///
  /// - Parameter names: Those of the files; nil if the words have them.
  private func remark(about collection: FormRowID, _ names: String?, _ words: String) -> FormString {
    let titles = [form.row(collection)?.label, names].compactMap(\.self)
    return titles.reversed().reduce(FormString(verbatim: words)) { .common(.labelled, .text($1), .string($0)) }
  }

  // MARK: Removing

  /// Removes the files that the visit has received and that are neither in an answer nor in a step to undo or redo.
  func removeUnusedFiles() {
    if !visit.refusedFiles.isEmpty {
      visit.refusedFiles = visit.refusedFiles.filter { form.row($0.key)?.states.contains(.unread) == true }
    }
    guard !visit.files.isEmpty else { return }
    let kept = form.snapshot.fileIDs.union(visit.stepFileIDs)
    for id in visit.files.keys where !kept.contains(id) {
      form.files.store.removeFile(withID: id)
      visit.files[id] = nil
    }
  }

  /// Removes what the visit has received, except for what is in the submitted model.
  func endFiles() {
    let left = form.files.receivedIDs
    for id in visit.files.keys where left.contains(id) { form.files.store.removeFile(withID: id) }
    visit.files = [:]
  }

  // MARK: Pictures

  /// A picture that the last page has shown, with the headers that a server has to send; nil for any other id.
  ///
  /// Pages show pictures if there is a ``picturePath``. Serve them only to the visitor of the page.
  public func picture(_ id: String) -> WebFormResponse? { visit.picture(id, in: form.files.store) }
}

extension WebFormVisit {
  /// What a field of one of the visit's pages accepts, by what was sent before it.
  /// Not more than the visit may still have.
  func fileStyle(
    of name: String, _ pairs: [(name: String, value: String)], _ limits: WebFormLimits
  ) -> FormFileStyle? {
    func first(_ name: String) -> String? { pairs.first { $0.name == name }?.value }
    guard let secret = first(PostedPage.secretName), Self.areSame(secret, self.secret),
      let page = page(named: first(PostedPage.pageName))
    else { return nil }
    var style = page.fileStyle(of: name)
    let room = max(0, limits.visitFileBytes - files.values.reduce(0) { $0 + $1.byteCount })
    if let most = style?.maximumSize { style?.maximumSize = min(most, room) }
    return style
  }

  /// The most bytes and pixels of a picture that pages show: a browser decodes it as a whole.
  private static let (mostBytes, mostPixels) = (10_000_000, 50_000_000)

  /// Whether pages show a picture.
  static func shows(_ file: FormFile) -> Bool {
    guard file.isPicture, let size = file.imageSize, file.byteCount <= mostBytes else { return false }
    return size.width.multipliedReportingOverflow(by: size.height).partialValue <= mostPixels
  }

  /// A picture that the visit's pages have shown. It never changes, so browsers may keep it.
  func picture(_ id: String, in store: any FormFileStore) -> WebFormResponse? {
    guard let file = pictures[id], Self.shows(file), let bytes = try? store.bytes(of: file) else { return nil }
    return WebFormResponse(
      status: 200,
      headers: [
        ("Content-Type", file.mediaType), ("Content-Disposition", "attachment"), ("X-Content-Type-Options", "nosniff"),
        ("Content-Security-Policy", "default-src 'none'; sandbox"), ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cache-Control", "private, max-age=3600, immutable"),
      ], body: bytes)
  }

  /// Notes the pictures that a page shows. Those of a few pages are enough.
  mutating func show(_ files: [FormFile]) {
    if pictures.count > 200 { pictures = [:] }
    for file in files { pictures[file.id] = file }
  }
}

extension FormSnapshot {
  /// The ids of the files in answers.
  var fileIDs: Set<String> {
    var ids: Set<String> = []
    for entry in [fields, unfit].flatMap(\.values) {
      for value in [entry.value, entry.start] {
        let values = if case .several(let values)? = value { values } else { [value].compactMap(\.self) }
        for case .list(let parts) in values { if case .text(let id)? = parts.first { ids.insert(id) } }
      }
    }
    return ids
  }
}
