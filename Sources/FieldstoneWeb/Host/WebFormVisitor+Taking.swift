import FieldstoneCore
import Foundation

/// Accepting answers.
extension WebFormVisitor {
  /// - Parameter opening: the page that was sent, if it was made before there was a visit.
  func take(
    _ body: URLEncodedBody, _ request: WebFormRequest, _ opening: OpeningPage? = nil, on site: WebFormSite<Model>
  ) async -> WebFormResponse {
    let response = await inTurn(site.limits) {
      // Sent twice: the second POST gets the same response as the first.
      guard end == nil else { return .seeOther() }
      do {
        let page = try await page(request, site)
        // Only a form without a draft is as everybody begins it.
        let asked =
          opening == nil || !page.form.problems.isEmpty
          ? nil
          : mayHaveDraft
            ? try await site.page(site.makeForm(request)).openingPage(opening?.page) : page.openingPage(opening?.page)
        return try await take(page, site) {
          guard let opening, let asked else { return try page.sentPage(body) }
          return try opening.read(on: asked, in: page.visit, site.limits)
        }
      } catch {
        return refusal(of: error, site)
      }
    }
    return response ?? site.busy(isRead: false)
  }

  private func take(
    _ page: WebForm<Model>, _ site: WebFormSite<Model>, _ read: () throws -> SentPage
  ) async throws -> WebFormResponse {
    page.canSubmit = site.submitted.reserve()
    var isNoted = false
    defer { if page.canSubmit, !isNoted { site.submitted.release() } }
    do {
      switch try await page.answer(read) {
      case .page: break
      case .submitted(let model):
        // Before anything else: whatever fails now, the form must not be submitted again.
        end(.submitted(site.confirmation?(model)))
        isNoted = true
        site.submitted.add(model)
        await removeDraft(site)
        return .seeOther()
      case .cancelled:
        end(page.form.toolbar == nil ? .cancelled : .left)
        await removeDraft(site)
        return .seeOther()
      }
    } catch let refusal as WebFormRefusal {
      // Records the form's problems for whoever runs the site.
      _ = site.isSound(page.form)
      forgetFiles(of: page, site)
      return site.refusal(refusal)
    } catch {
      // The program failed to process the answers; the answers themselves are kept.
      site.onError(error)
      if page.form.hasSaveFailed {
        return await keep(page, site) ? shown(page, site) : notKept(page, site)
      }
      let words = (error as? any LocalizedError)?.errorDescription
      if let words {
        page.visit.failure = .init(
          title: .common(.failed), remarks: [FormString(verbatim: words), .common(.answersKept)])
      } else if page.patched != nil {
        // A script that gets an error tries again.
        page.visit.failure = .init(title: .web(.failedTitle), remarks: [.web(.failed)])
      }
      guard await keep(page, site) else { return notKept(page, site) }
      return page.visit.failure == nil ? site.messages.page(500, .failed) : shown(page, site)
    }
    return await keep(page, site) ? shown(page, site) : notKept(page, site)
  }

  /// Shows the page to which a POST has led: a script gets what has changed.
  private func shown(_ page: WebForm<Model>, _ site: WebFormSite<Model>) -> WebFormResponse {
    guard let patch = page.patch() else { return .seeOther(page.address) }
    state.withLock { $0.remember(page, site.limits) }
    return WebFormResponse(status: 200, body: patch)
  }

  private func notKept(_ page: WebForm<Model>, _ site: WebFormSite<Model>) -> WebFormResponse {
    forgetFiles(of: page, site)
    return site.messages.page(500, .notKept)
  }

  /// Removes the files that came with a POST of which nothing is kept.
  private func forgetFiles(of page: WebForm<Model>, _ site: WebFormSite<Model>) {
    let kept = visit.files
    for id in page.visit.files.keys where kept[id] == nil { site.fileStore.removeFile(withID: id) }
  }

  /// The response if the draft could not be loaded.
  func refusal(of error: any Error, _ site: WebFormSite<Model>) -> WebFormResponse {
    guard !(error is DraftLost) else { return site.expired }
    site.onError(error)
    return site.messages.page(500, .notRead)
  }
}
