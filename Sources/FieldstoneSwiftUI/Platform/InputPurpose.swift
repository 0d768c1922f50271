import FieldstoneCore
import SwiftUI

#if os(macOS) || STANDIN_MACOS
  import AppKit

  typealias PlatformContentType = NSTextContentType
#elseif !os(watchOS) && !STANDIN_WATCHOS
  import UIKit

  typealias PlatformContentType = UITextContentType
#endif

#if !os(watchOS) && !STANDIN_WATCHOS
  /// What password managers and autofill are told about an answer.
  extension FormRow {
    var contentType: PlatformContentType? {
      switch control.standard {
      case .secure(let isNew): return isNew ? .newPassword : .password
      default: break
      }
      return switch purpose {
      case .name: .name
      case .givenName: .givenName
      case .familyName: .familyName
      case .email: .emailAddress
      case .phone, .phoneNational: .telephoneNumber
      case .username: .username
      case .currentPassword: .password
      case .newPassword: .newPassword
      case .oneTimeCode: .oneTimeCode
      case .organization: .organizationName
      case .jobTitle: .jobTitle
      case .streetAddress: .fullStreetAddress
      case .addressLine1: .streetAddressLine1
      case .addressLine2: .streetAddressLine2
      case .city: .addressCity
      case .region: .addressState
      case .postalCode: .postalCode
      case .country: .countryName
      case .website: .URL
      case .cardNumber: .creditCardNumber
      case .birthday: .birthdate
      default: nil
      }
    }
  }
#endif

#if !os(macOS) && !STANDIN_MACOS
  extension FormRow {
    #if !os(watchOS) && !STANDIN_WATCHOS
      var keyboard: UIKeyboardType {
        switch control.standard {
        case .text(.email): return .emailAddress
        case .text(.phone): return .phonePad
        case .text(.url): return .URL
        case .number(let style), .stepper(let style), .slider(let style):
          // These keypads have no minus sign.
          guard let least = style.minimum, least >= 0 else { return .numbersAndPunctuation }
          return style.isInteger ? .numberPad : .decimalPad
        case .text(.number), .date: return .numbersAndPunctuation
        default: break
        }
        return typing?.mask?.takesDigitsOnly == true || purpose == .oneTimeCode ? .numberPad : .default
      }
    #endif

    var capitalization: TextInputAutocapitalization? {
      switch typing?.capitalization {
      case .words: .words
      case .sentences: .sentences
      case .characters: .characters
      case .never: .never
      case nil: automaticCapitalization
      }
    }

    private var automaticCapitalization: TextInputAutocapitalization? {
      if typing?.mask?.isUppercased == true { return .characters }
      return switch control.standard {
      case .text(.email), .text(.url), .secure: .never
      default: purpose == .name || purpose == .givenName || purpose == .familyName ? .words : nil
      }
    }
  }
#endif
