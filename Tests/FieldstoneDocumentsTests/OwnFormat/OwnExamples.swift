/// Files in the own format.
enum OwnExamples {
  /// A form with every key.
  static let everything = #"""
    {
      "$schema": "urn:fieldstone:form:1", "fieldstone": 1, "id": "everything", "version": 3, "title": "Everything",
      "$comment": "All keys", "mode": "save", "traits": ["searchable", "unmarked", "returnSubmits", "startsWithoutFocus", "sentenceCase"],
      "enabled": "seats < 100", "texts": {"de": {"Seats": "Plätze", "Everything": "Alles"}},
      "forms": {"guest": {"items": [
        {"field": "name", "type": "text"}, {"field": "guests", "type": "list", "element": {"form": "guest"}}
      ]}},
      "items": [
        {"section": "Texts", "id": "texts", "footer": "Below.", "style": "plain", "visible": true, "enabled": "not off",
         "titleFrom": "name",
         "items": [
          {"field": "title", "type": "plainText", "titleFrom": "if off then 'Off' else 'On'", "helpFrom": "name",
           "placeholderFrom": "name", "captions": {"warning": "Careful.", "plain": "A sentence."}, "unmarked": true,
           "editableWhenLocked": true, "icon": "star", "suggestions": ["Dr."], "display": "value + '!'",
           "normalize": "trim(value)", "updates": "whenLeft",
           "returnKey": "next", "selectsAll": true, "shownDefault": "none"},
          {"field": "name", "type": "text", "trimmed": true, "case": "upper", "normalized": true,
           "capitalization": "words", "correction": false, "spellChecking": false, "placeholder": "Ada", "help": "Who.",
           "purpose": "name", "repeated": "Again", "optional": false},
          {"field": "plate", "type": "text", "mask": "AA-XXX", "storesLiterals": true},
          {"field": "account", "type": "text", "mask": "iban", "rules": ["iban", {"severity": "warning",
           "check": "length(value) > 3", "message": "Short."}]},
          {"field": "story", "type": "longText", "lines": 4}, {"field": "mail", "type": "email"},
          {"field": "page", "type": "web"}, {"field": "tel", "type": "phone"}, {"field": "old", "type": "password"},
          {"field": "fresh", "type": "newPassword", "repeated": true}, {"field": "code", "type": "oneTimeCode"}
        ]},
        {"page": "Numbers", "id": "numbers", "presentation": "sheet", "visible": "not off", "enabled": true,
         "transition": "zoom", "help": "All numbers.", "icon": "number", "titleFrom": "'Numbers of ' + name", "items": [
          {"field": "seats", "type": "integer", "initial": 2, "stepper": true, "rules": [{"minimum": 1}, {"maximum": 9}]},
          {"field": "volume", "type": "number", "slider": 0.5, "ticks": true, "initial": 1, "required": "off",
           "icons": {"minimum": "quiet", "maximum": "loud"}, "rules": [{"minimum": 0}, {"maximum": 10}]},
          {"field": "price", "type": "decimal", "currency": "EUR", "readOnly": "off", "rules": [
            {"exclusiveMinimum": 0, "message": "More."}, {"exclusiveMaximum": 100}, {"multipleOf": 0.5},
            {"oneOf": [1, 2.5]}]},
          {"field": "share", "type": "number", "percent": true, "unit": "%"},
          {"field": "way", "type": "number", "unitFrom": "if off then 'km' else 'mi'", "suggestionsFrom": "[1, seats]"},
          {"field": "fee", "type": "decimal", "currencyFrom": "if off then 'EUR' else 'USD'"},
          {"field": "size", "type": "integer", "byteCount": true, "maximumFrom": "seats * 1000", "minimumFrom": "seats"},
          {"field": "mode", "type": "integer", "bits": [{"bits": 4, "title": "Read"}, {"bits": 2, "title": "Write"}]},
          {"field": "total", "type": "integer", "optional": true, "computed": "seats * 10"}
        ]},
        {"field": "off", "type": "toggle", "words": {"on": "Off", "off": "On"}, "enabled": true},
        {"field": "ok", "type": "checkbox", "rules": ["mustBeTrue"]}, {"field": "plain", "type": "flag"},
        {"field": "day", "type": "date", "startsAt": "2025-01-01", "relativeDates": true, "twoDigitYears": true,
         "minimumFrom": "today()", "default": "2099-01-01"},
        {"field": "time", "type": "time"}, {"field": "moment", "type": "dateAndTime", "timeZone": "Europe/Berlin"},
        {"field": "month", "type": "month"}, {"field": "year", "type": "year", "whenHidden": "dropAtOnce", "visible": "off",
         "hiddenValue": "2025"},
        {"field": "talk", "type": "duration", "initial": "PT45M", "rules": [{"maximum": "PT2H"},
          {"check": "seconds(value) > 0", "message": "Enter how long it takes."}]},
        {"field": "site", "type": "url", "required": true}, {"field": "ticket", "type": "uuid", "readOnly": true},
        {"field": "ages", "type": "integerRange", "initial": [18, 65], "rules": [
          {"check": "least(value) >= 0", "message": "Enter ages."}, {"matches": "others"}]},
        {"field": "others", "type": "integerRange", "default": [18, 65]}, {"field": "length", "type": "numberRange"},
        {"field": "cost", "type": "decimalRange", "optional": true}, {"field": "trip", "type": "dateRange"},
        {"field": "diet", "type": "choice", "choiceStyle": "tiles", "initial": 1, "options": [
          {"value": 1, "title": "Any", "help": "All.", "icon": "food", "section": "Usual"},
          {"value": 2, "visible": "seats > 1", "enabled": "not off"}]},
        {"field": "tracks", "type": "choices", "options": ["a", "b"], "rules": [{"minimumCount": 1}, {"maximumCount": 2}]},
        {"field": "room", "type": "choice", "options": ["a", "b"], "optionsFrom": "if off then ['a'] else ['a', 'b']",
         "disabledOptions": "if off then ['b'] else []"},
        {"field": "bus", "type": "choice", "options": ["x"], "ownEntries": true},
        {"line": [{"field": "zip", "type": "text"}, {"field": "city", "type": "text"}], "widths": [1, 2]},
        {"section": "Others", "footerFrom": "text(seats) + ' seats'", "items": []},
        {"field": "photo", "type": "file", "accepts": ["image/*"], "capture": "front", "rules": [{"maximumSize": 1000000}],
         "minimumDimensions": {"width": 10, "height": 10}, "maximumDimensions": {"width": 100, "height": 100}},
        {"field": "partner", "type": "form", "form": "guest", "optional": true, "presentation": "sheet"},
        {"field": "guests", "type": "list", "element": {"form": "guest"}, "sortable": true, "adding": "Add a guest",
         "elementTitle": "Guest", "elementTitleFrom": "name", "elementSummary": "name",
         "summary": "text(count(guests)) + ' guests'", "template": {"name": "New"}, "presentation": "inline", "initial": [{"name": "Bob"}]},
        {"field": "tags", "type": "list", "element": {"type": "choice", "options": ["x", "y"]}, "closed": true,
         "rules": [{"unique": true, "message": "Twice."}], "initial": ["x", "y"]},
        {"field": "pay", "type": "alternatives", "by": "by", "initial": "card", "choiceStyle": "segments", "cases": [
          {"case": "cash", "value": 0, "title": "Cash", "help": "Coins.", "icon": "money"},
          {"case": "card", "value": 1, "items": [{"field": "number", "type": "text", "mask": "cardNumber", "rules": ["luhn"]}]}]},
        {"field": "color", "type": "text", "control": "label", "initial": "red"},
        {"text": "A paragraph.", "id": "paragraph", "visible": "off"}, {"text": "", "from": "text(seats) + ' seats'", "id": "t"},
        {"markdown": "**Strong**"}, {"info": "Total", "from": "text(seats * 20) + ' €'"}, {"info": "Fee", "value": "5 €"},
        {"link": "Terms", "to": "https://example.org/terms"}, {"question": "Why?", "answer": "Because."},
        {"progress": "Done", "from": "seats / 9"}, {"conflicts": true, "id": "changes"}, {"divider": true},
        {"image": "A dot", "data": "R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=", "enabled": "off"}, {"spacer": true, "visible": "off"},
        {"button": "Send", "action": "submit", "role": "submit", "titleFrom": "'Send ' + name", "help": "Sends it.", "icon": "send",
         "enabled": "ok", "visible": "not off"},
        {"button": "Start again", "action": "reset"}
      ],
      "formRules": [{"on": "seats", "check": "seats != 5 or ok", "message": "Five?", "severity": "info"}]
    }
    """#

  /// A form in steps.
  static let steps = #"""
    {"fieldstone": 1, "items": [
      {"step": "You", "id": "you", "items": [{"field": "name", "type": "text", "required": true}]},
      {"step": "Papers", "visible": "isAnswered(name)", "items": [{"field": "passport", "type": "text"}]},
      {"review": true, "visible": "isAnswered(name)", "enabled": true, "help": "Look again.", "icon": "check", "items": [{"markdown": "Have a *good* trip."}]}, {"button": "Book", "action": "submit"}
    ]}
    """#

  static let all = [everything, steps, Registration.json]

  /// Files that are no forms because of their keys and values.
  static let broken = [
    "[]", "{}", #"{"fieldstone": 1}"#, #"{"fieldstone": 2, "items": []}"#, #"{"fieldstone": 1, "items": {}}"#,
    #"{"fieldstone": 1, "items": [], "itmes": []}"#, #"{"fieldstone": 1, "items": [{}]}"#,
    #"{"fieldstone": 1, "items": [{"field": "a"}]}"#, #"{"fieldstone": 1, "items": [{"field": "a", "type": "txt"}]}"#,
    #"{"fieldstone": 1, "items": [{"field": "a", "type": "text", "options": ["x"]}]}"#,
    #"{"fieldstone": 1, "items": [{"field": "a", "type": "choice"}]}"#,
    #"{"fieldstone": 1, "items": [{"field": "a", "type": "text", "rules": [{"minimumLength": -1}]}]}"#,
    #"{"fieldstone": 1, "items": [{"field": "a", "type": "choices", "choiceStyle": "list"}]}"#,
    #"{"fieldstone": 1, "items": [{"line": [{"field": "a", "type": "text"}]}]}"#,
    #"{"fieldstone": 1, "items": [{"image": "A dot"}]}"#, #"{"fieldstone": 1, "items": [], "mode": "read"}"#,
    #"{"fieldstone": 1, "items": [{"field": "a", "type": "text", "action": "x", "actionAt": "now"}]}"#,
    #"{"fieldstone": 1, "items": [{"field": "a", "type": "text", "rules": ["minimum"]}]}"#,
    #"{"fieldstone": 1, "items": [{"field": "a", "type": "form"}]}"#,
    #"{"fieldstone": 1, "items": [{"field": "a", "type": "list", "element": {"type": "list"}}]}"#,
    #"{"fieldstone": 1, "items": [{"field": "a", "type": "text", "visible": 5}]}"#,
    #"{"fieldstone": 1, "items": [{"button": "Go"}]}"#, #"{"fieldstone": 1, "items": [{"divider": false}]}"#,
    #"{"fieldstone": 1, "items": [], "formRules": [{"check": "true"}]}"#,
    #"{"fieldstone": 1, "items": [], "version": 1.5}"#, #"{"fieldstone": 1, "items": [], "traits": ["fast"]}"#,
  ]
}
