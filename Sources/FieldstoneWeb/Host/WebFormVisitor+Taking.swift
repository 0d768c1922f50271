import FieldstoneCore

/// Taking answers.
extension WebFormVisitor {
  func take(_ body: [UInt8], on site: WebFormSite<Model>) async -> WebFormResponse {
    await inTurn {
      // Sent twice: the second is answered like the first.
      guard end == nil else { return .seeOther }
      do {
        return try await take(body, try await page(site), site)
      } catch {
        return refusal(of: error, site)
      }
    }
  }

  private func take(_ body: [UInt8], _ page: WebForm<Model>, _ site: WebFormSite<Model>) async throws
    -> WebFormResponse
  {
    do {
      switch try await page.answer(body) {
      case .page: break
      case .submitted(let model):
        // First of all: whatever fails now, it must not be submitted again.
        end(.submitted)
        site.note(model)
        await removeDraft(site)
        return .seeOther
      case .cancelled:
        end(.cancelled)
        await removeDraft(site)
        return .seeOther
      }
    } catch let refusal as WebFormRefusal {
      // Keeps what is wrong for whoever runs the site.
      _ = site.isSound(page.form)
      return site.refusal(refusal)
    } catch {
      // What the program does with the answers has failed, not the answers.
      return await keep(page, site) ? .message(500, .failed, in: site.environment) : notKept(site)
    }
    return await keep(page, site) ? .seeOther : notKept(site)
  }

  private func notKept(_ site: WebFormSite<Model>) -> WebFormResponse { .message(500, .notKept, in: site.environment) }

  /// What is said where the draft could not be had.
  func refusal(of error: any Error, _ site: WebFormSite<Model>) -> WebFormResponse {
    error is DraftLost ? site.expired : .message(500, .notRead, in: site.environment)
  }
}
