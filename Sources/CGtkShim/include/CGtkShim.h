#pragma once

// What Swift can't call in GTK: functions with varargs, macros, and libdispatch's main queue as a file descriptor.
// The headers are found only with the trait GTK. This doesn't test a macro, because Swift's importer wouldn't know it.
#if __has_include(<adwaita.h>)

#include <adwaita.h>

// MARK: Main loop

/// Whether the calling thread is the first of the process, the only one that may show windows.
gboolean fieldstone_gtk_is_main_thread(void);

/// Makes GLib's main loop run the jobs of the main actor. FALSE if another loop already does.
gboolean fieldstone_gtk_attach_main_queue(void);

// MARK: Accessibility

void fieldstone_gtk_set_label(GtkWidget *widget, const char *label);
void fieldstone_gtk_set_description(GtkWidget *widget, const char *description);
void fieldstone_gtk_set_required(GtkWidget *widget, gboolean is_required);
void fieldstone_gtk_set_invalid(GtkWidget *widget, gboolean is_invalid);
void fieldstone_gtk_set_hidden(GtkWidget *widget, gboolean is_hidden);
/// Hides an image that only decorates. It must not be shown yet. GTK 4.8 passes on those that are merely hidden.
void fieldstone_gtk_set_decorative(GtkWidget *widget);
void fieldstone_gtk_set_busy(GtkWidget *widget, gboolean is_busy);
// An entry with a list of suggestions, which is open or not.
void fieldstone_gtk_set_suggests(GtkWidget *entry);
void fieldstone_gtk_set_expanded(GtkWidget *widget, gboolean is_expanded);
/// If `describer` is NULL, the relation is removed. GTK 4.8 reads out only one.
void fieldstone_gtk_set_described_by(GtkWidget *widget, GtkWidget *describer);
void fieldstone_gtk_set_labelled_by(GtkWidget *widget, GtkWidget *label);
/// If `message` is NULL, the relation is removed.
void fieldstone_gtk_set_error_message(GtkWidget *widget, GtkWidget *message);
/// Sets the number in a widget, and how it is read out.
void fieldstone_gtk_set_value(GtkWidget *widget, double value, const char *text);
void fieldstone_gtk_set_range(GtkWidget *widget, double least, double most);

/// A label that is read out when it appears.
GtkWidget *fieldstone_gtk_alert_label(void);
GtkWidget *fieldstone_gtk_status_label(void);

/// A box with the accessible role of a group.
GtkWidget *fieldstone_gtk_group_box(int spacing);
/// A vertical box with the accessible role of a dialog.
GtkWidget *fieldstone_gtk_sheet_box(void);
/// A check button with the accessible role of a radio button.
GtkWidget *fieldstone_gtk_radio_button(void);
/// A box with the accessible role of a radio group.
GtkWidget *fieldstone_gtk_radio_box(void);
/// A box with the accessible role of a spin button, which can have the keyboard focus.
GtkWidget *fieldstone_gtk_spin_box(void);
/// A list with the accessible role of a radio group.
GtkWidget *fieldstone_gtk_radio_group(void);
/// A list with the accessible role of a group.
GtkWidget *fieldstone_gtk_check_group(void);
/// An entry with the accessible role of a spin button.
GtkWidget *fieldstone_gtk_spin_entry(void);

// MARK: Checks of accessibility properties, for tests; TRUE if the property has that value.

gboolean fieldstone_gtk_is_invalid(GtkWidget *widget);
gboolean fieldstone_gtk_is_hidden(GtkWidget *widget);
gboolean fieldstone_gtk_is_described_by(GtkWidget *widget, GtkWidget *describer);
gboolean fieldstone_gtk_has_label(GtkWidget *widget, const char *label);
gboolean fieldstone_gtk_has_description(GtkWidget *widget, const char *description);
gboolean fieldstone_gtk_has_value(GtkWidget *widget, double value, const char *text);
/// Sends a key press to a key controller; returns whether it handled the key.
gboolean fieldstone_gtk_press(GtkEventController *keys, guint key, GdkModifierType modifiers);
/// Drops a file on a target as GTK would; returns whether it was accepted.
gboolean fieldstone_gtk_drop_file(GtkDropTarget *target, const char *path);
gboolean fieldstone_gtk_has_error_message(GtkWidget *widget, GtkWidget *message);

// MARK: Secrets

/// A password entry that exposes only the length of its text, even to GtkEditable's functions.
GtkWidget *fieldstone_gtk_secret_entry(void);
/// The plain text; the caller frees it with g_free.
char *fieldstone_gtk_secret_text(GtkWidget *entry);
/// Reveals the text on the screen and to assistive technology, or hides it again.
void fieldstone_gtk_show_secret(GtkWidget *entry, gboolean is_shown);

// MARK: Settings and dialogs

void fieldstone_gtk_set_string_setting(const char *name, const char *value);
void fieldstone_gtk_set_flag_setting(const char *name, gboolean value);
void fieldstone_gtk_set_number_setting(const char *name, int value);
/// Sets the placeholder of a search entry.
/// Tells assistive technology what an area shows while it is empty.
void fieldstone_gtk_say_placeholder(GtkWidget *area, const char *text);
void fieldstone_gtk_set_placeholder(GtkWidget *entry, const char *text);
/// The text size as a multiple of the default size.
double fieldstone_gtk_text_scale(void);
/// The longest time between the two clicks of a double click, in milliseconds.
int fieldstone_gtk_double_click_time(void);

/// A message dialog without responses.
GtkWidget *fieldstone_gtk_dialog(GtkWindow *parent, const char *heading, const char *body);

#endif
