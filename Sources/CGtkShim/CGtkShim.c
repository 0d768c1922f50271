// For gettid.
#define _GNU_SOURCE
#include "CGtkShim.h"

#if __has_include(<adwaita.h>)

#include <glib-unix.h>
#include <sys/eventfd.h>
#include <unistd.h>

// MARK: Main loop

// Exported by libdispatch for other main loops; no header declares them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *);

static gboolean drain_main_queue(gint descriptor, GIOCondition condition, gpointer data) {
  eventfd_t count;
  // If it isn't read, the descriptor stays readable and the loop never sleeps.
  eventfd_read(descriptor, &count);
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

gboolean fieldstone_gtk_is_main_thread(void) { return getpid() == gettid(); }

gboolean fieldstone_gtk_attach_main_queue(void) {
  static guint source = 0;
  if (source) return TRUE;
  int descriptor = _dispatch_get_main_queue_handle_4CF();
  if (descriptor < 0) return FALSE;
  source = g_unix_fd_add(descriptor, G_IO_IN, drain_main_queue, NULL);
  return TRUE;
}

// MARK: Accessibility

void fieldstone_gtk_set_label(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void fieldstone_gtk_set_description(GtkWidget *widget, const char *description) {
  // GTK 4.8 reports every update as a change, which screen readers read out if the widget has the focus.
  if (fieldstone_gtk_has_description(widget, description))
    return;
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

void fieldstone_gtk_set_required(GtkWidget *widget, gboolean is_required) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_REQUIRED, is_required, -1);
}

static const char *const INVALID = "fieldstone-invalid";

void fieldstone_gtk_set_invalid(GtkWidget *widget, gboolean is_invalid) {
  g_object_set_data(G_OBJECT(widget), INVALID, GINT_TO_POINTER(is_invalid));
  // Older versions tell assistive technology that the widget itself isn't valid, whereupon screen readers say nothing of
  // it anymore. What is wrong is in its description in every version.
  if (gtk_get_minor_version() < 18) return;
  GtkAccessibleInvalidState state = is_invalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE;
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID, state, -1);
}

void fieldstone_gtk_set_hidden(GtkWidget *widget, gboolean is_hidden) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, is_hidden, -1);
}

void fieldstone_gtk_set_decorative(GtkWidget *widget) {
  g_object_set(widget, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  fieldstone_gtk_set_hidden(widget, TRUE);
}

void fieldstone_gtk_set_busy(GtkWidget *widget, gboolean is_busy) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_BUSY, is_busy, -1);
}

void fieldstone_gtk_set_suggests(GtkWidget *entry) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(entry), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, TRUE,
                                 GTK_ACCESSIBLE_PROPERTY_AUTOCOMPLETE, GTK_ACCESSIBLE_AUTOCOMPLETE_LIST, -1);
  fieldstone_gtk_set_expanded(entry, FALSE);
}

void fieldstone_gtk_set_expanded(GtkWidget *widget, gboolean is_expanded) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, is_expanded, -1);
}

void fieldstone_gtk_set_described_by(GtkWidget *widget, GtkWidget *describer) {
  if (describer)
    gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, describer, NULL, -1);
  else
    gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
}

void fieldstone_gtk_set_labelled_by(GtkWidget *widget, GtkWidget *label) {
  gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
}

void fieldstone_gtk_set_error_message(GtkWidget *widget, GtkWidget *message) {
  // Takes one widget, not a list that ends with NULL.
  if (message)
    gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, message, -1);
  else
    gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE);
}

void fieldstone_gtk_set_value(GtkWidget *widget, double value, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, value,
                                 GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

void fieldstone_gtk_set_range(GtkWidget *widget, double least, double most) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, least,
                                 GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, most, -1);
}

GtkWidget *fieldstone_gtk_alert_label(void) {
  return g_object_new(GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);
}

GtkWidget *fieldstone_gtk_status_label(void) {
  return g_object_new(GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);
}

GtkWidget *fieldstone_gtk_sheet_box(void) {
  return g_object_new(GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG, "orientation",
                      GTK_ORIENTATION_VERTICAL, NULL);
}

GtkWidget *fieldstone_gtk_radio_button(void) {
  return g_object_new(GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
}

GtkWidget *fieldstone_gtk_radio_box(void) {
  return g_object_new(GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO_GROUP, NULL);
}

GtkWidget *fieldstone_gtk_spin_box(void) {
  return g_object_new(GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_SPIN_BUTTON, "focusable", TRUE, NULL);
}

GtkWidget *fieldstone_gtk_radio_group(void) {
  return g_object_new(GTK_TYPE_LIST_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO_GROUP, "selection-mode",
                      GTK_SELECTION_NONE, NULL);
}

GtkWidget *fieldstone_gtk_check_group(void) {
  return g_object_new(GTK_TYPE_LIST_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "selection-mode",
                      GTK_SELECTION_NONE, NULL);
}

GtkWidget *fieldstone_gtk_spin_entry(void) {
  return g_object_new(GTK_TYPE_ENTRY, "accessible-role", GTK_ACCESSIBLE_ROLE_SPIN_BUTTON, NULL);
}

GtkWidget *fieldstone_gtk_group_box(int spacing) {
  return g_object_new(GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "orientation",
                      GTK_ORIENTATION_VERTICAL, "spacing", spacing, NULL);
}

// MARK: Checks

static gboolean is_so(char *difference) {
  g_free(difference);
  return difference == NULL;
}

gboolean fieldstone_gtk_is_invalid(GtkWidget *widget) {
  return g_object_get_data(G_OBJECT(widget), INVALID) != NULL;
}

gboolean fieldstone_gtk_is_hidden(GtkWidget *widget) {
  return is_so(gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE));
}

gboolean fieldstone_gtk_is_described_by(GtkWidget *widget, GtkWidget *describer) {
  return is_so(gtk_test_accessible_check_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY,
                                                  describer, NULL));
}

gboolean fieldstone_gtk_has_label(GtkWidget *widget, const char *label) {
  return is_so(gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label));
}

gboolean fieldstone_gtk_has_description(GtkWidget *widget, const char *description) {
  return is_so(gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                                  description));
}

gboolean fieldstone_gtk_has_value(GtkWidget *widget, double value, const char *text) {
  GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
  return is_so(gtk_test_accessible_check_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, value)) &&
         is_so(gtk_test_accessible_check_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text));
}

gboolean fieldstone_gtk_press(GtkEventController *keys, guint key, GdkModifierType modifiers) {
  gboolean is_taken = FALSE;
  g_signal_emit_by_name(keys, "key-pressed", key, 0, modifiers, &is_taken);
  return is_taken;
}

gboolean fieldstone_gtk_drop_file(GtkDropTarget *target, const char *path) {
  GValue value = G_VALUE_INIT;
  gboolean is_taken = FALSE;
  g_value_init(&value, G_TYPE_FILE);
  g_value_take_object(&value, g_file_new_for_path(path));
  g_signal_emit_by_name(target, "drop", &value, 1.0, 1.0, &is_taken);
  g_value_unset(&value);
  return is_taken;
}

gboolean fieldstone_gtk_has_error_message(GtkWidget *widget, GtkWidget *message) {
  return is_so(gtk_test_accessible_check_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE,
                                                  message));
}

// MARK: Settings and dialogs

void fieldstone_gtk_set_string_setting(const char *name, const char *value) {
  g_object_set(gtk_settings_get_default(), name, value, NULL);
}

void fieldstone_gtk_set_flag_setting(const char *name, gboolean value) {
  g_object_set(gtk_settings_get_default(), name, value, NULL);
}

void fieldstone_gtk_set_number_setting(const char *name, int value) {
  g_object_set(gtk_settings_get_default(), name, value, NULL);
}

void fieldstone_gtk_say_placeholder(GtkWidget *area, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(area), GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, text, -1);
}

void fieldstone_gtk_set_placeholder(GtkWidget *entry, const char *text) {
  g_object_set(entry, "placeholder-text", text, NULL);
}

double fieldstone_gtk_text_scale(void) {
  int dpi = -1;
  g_object_get(gtk_settings_get_default(), "gtk-xft-dpi", &dpi, NULL);
  // In 1/1024 dots per inch; the default is 96 dots per inch.
  return dpi > 0 ? dpi / (96.0 * 1024) : 1;
}

int fieldstone_gtk_double_click_time(void) {
  int time = 400;
  g_object_get(gtk_settings_get_default(), "gtk-double-click-time", &time, NULL);
  return time;
}

GtkWidget *fieldstone_gtk_dialog(GtkWindow *parent, const char *heading, const char *body) {
  GtkWidget *dialog = adw_message_dialog_new(parent, NULL, NULL);
  // Set separately, because the constructor takes format strings.
  adw_message_dialog_set_heading(ADW_MESSAGE_DIALOG(dialog), heading);
  adw_message_dialog_set_body(ADW_MESSAGE_DIALOG(dialog), body);
  return dialog;
}

#elif defined(FIELDSTONE_GTK)

#error "The trait GTK needs libadwaita 1.2 or later with its headers: libadwaita-1-dev on Debian."

#else

// A C target needs something to compile.
typedef int fieldstone_gtk_is_not_built;

#endif
