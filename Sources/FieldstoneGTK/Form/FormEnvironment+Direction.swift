#if GTK
  import CAdw
  import FieldstoneCore
  import Foundation

  extension FormEnvironment {
    /// The writing direction of the environment's language.
    var direction: GtkTextDirection {
      locale.language.characterDirection == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
    }
  }
#endif
