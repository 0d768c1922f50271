#if GTK
  import CAdw
  import ConformanceModels
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Testing

  private let folder =
    ProcessInfo.processInfo.environment["FIELDSTONE_PICTURES_OF_ALL"] != nil
    ? ProcessInfo.processInfo.environment["FIELDSTONE_PICTURES"] : nil

  extension Windows {
    @Test("Takes pictures of choices", .enabled(if: folder != nil, "Set FIELDSTONE_PICTURES_OF_ALL."))
    func choicePictures() async throws {
      let folder = try #require(folder)
      let window = try await TestWindow(FormSession(Choices(), environment: .fixed), width: 480, height: 1000)
      defer { window.close() }
      window.form.send(.set("toppings", .choices(["ham", "olives"])))
      window.form.send(.set("stops", .choices(["Bonn"])))
      window.form[\.isAbroad].value = true
      try await window.frames()
      #expect(Picture.save(window.window.widget, folder + "/choices-order.png"))
      gtk_widget_grab_focus(try window.row("access").input)
      try await window.frames()
      #expect(Picture.save(window.window.widget, folder + "/choices-journey.png"))

      let tour = try await TestWindow(FormSession(Tour()), width: 480, height: 600)
      defer { tour.close() }
      let picker = try #require(tour.row("stops") as? PickerView)
      gtk_menu_button_popup(picker.button.opaque)
      try await eventually { gtk_widget_get_mapped(picker.list.box) != 0 }
      try await tour.frames()
      #expect(Picture.save(tour.window.widget, folder + "/choices-tour.png"))
      #expect(Picture.save(picker.popover, folder + "/choices-popover.png"))
    }
  }
#endif
