// An application in steps, with a sheet and a review, in English, Arabic and Japanese: `make run EXAMPLE=Visa`. With NEWS=1,
// the embassy changes the application while it is filled in.
import AnySurface
import Fieldstone
import Foundation
import VisaForms

let hasNews = ProcessInfo.processInfo.environment["NEWS"] != nil
let texts = try Visa.texts()
let languages = [texts.sourceLanguage] + texts.languages
await runOnAnySurface(purpose: "Applies for a visa.", languages: languages) {
  Visa.session(in: $0, texts, hasNews: hasNews)
}
