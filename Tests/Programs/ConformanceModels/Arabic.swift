import Fieldstone
import Foundation

extension FormEnvironment {
  /// The time of ``fixed``, in Arabic: translates all texts of ``Pickers``, and of a terminal's header and status line.
  package static let arabic = FormEnvironment(
    locale: Locale(identifier: "ar_EG"), now: { Date(timeIntervalSince1970: 1_743_422_400) },
    translate: { text, _ in arabicTexts[text.english] })

  private static let arabicTexts = [
    "Choices": "الاختيارات", "Country": "البلد", "Role": "الدور", "Talk": "محاضرة", "Workshop": "ورشة",
    "Poster": "ملصق",
    "Ticket": "التذكرة", "Full": "كاملة", "Day": "يوم", "Student": "طالب", "Online": "عن بعد",
    "All three days, with dinner": "الأيام الثلاثة مع العشاء", "One day, without dinner": "يوم واحد بلا عشاء",
    "Bring your card": "أحضر بطاقتك", "Egypt": "مصر", "Morocco": "المغرب", "None": "لا شيء",
    "Dates": "التواريخ", "Arrival": "الوصول", "The first evening, or any later one.": "المساء الأول أو أي مساء بعده.",
    "Breakfast": "الفطور", "Departure": "المغادرة", "Numbers": "الأرقام", "Seats": "المقاعد", "seats": "مقاعد",
    "Volume": "الصوت",
    "Nights": "الليالي", "Would you speak again?": "هل تتحدث مرة أخرى؟", "Send": "إرسال",
    "Unsaved": "غير محفوظ", "%@ of %@ answered": "%@ من %@", "%@ changes": "%@ تغييرات", "1 change": "تغيير واحد",
    "F1 Help": "F1 مساعدة", "^S Submit  F1 Help  Esc Leave": "Ctrl-S إرسال  F1 مساعدة  Esc خروج",
    "←→ Choose": "←→ اختيار", "↑↓ Move  Space Select": "↑↓ اختيار  Space أخذ", "Space Open": "Space خيارات",
    "Enter a value from %@ to %@.": "أدخل قيمة من %@ إلى %@.", "F4 Calendar": "F4 تقويم",
    "not available": "غير متاح الآن",
  ]
}
