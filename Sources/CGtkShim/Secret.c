// A password entry that keeps its text secret. GTK 4.8 exposes the plain text of any entry to assistive technology;
// this one exposes as many dots, and nothing of what is being typed, unless the user reveals the text.
#include "CGtkShim.h"

#if __has_include(<adwaita.h>)

#define FIELDSTONE_TYPE_SECRET (fieldstone_secret_get_type())
G_DECLARE_FINAL_TYPE(FieldstoneSecret, fieldstone_secret, FIELDSTONE, SECRET, GtkEntryBuffer)

struct _FieldstoneSecret {
  GtkEntryBuffer parent;
  gboolean is_revealed;
  GString *dots;
};

G_DEFINE_TYPE(FieldstoneSecret, fieldstone_secret, GTK_TYPE_ENTRY_BUFFER)

static const char *get_text(GtkEntryBuffer *buffer, gsize *bytes) {
  FieldstoneSecret *self = FIELDSTONE_SECRET(buffer);
  if (self->is_revealed) return GTK_ENTRY_BUFFER_CLASS(fieldstone_secret_parent_class)->get_text(buffer, bytes);
  guint length = gtk_entry_buffer_get_length(buffer);
  g_string_truncate(self->dots, 0);
  for (guint index = 0; index < length; index++) g_string_append(self->dots, "\u2022");
  if (bytes) *bytes = self->dots->len;
  return self->dots->str;
}

static void fieldstone_secret_init(FieldstoneSecret *self) { self->dots = g_string_new(NULL); }

static void finalize(GObject *object) {
  g_string_free(FIELDSTONE_SECRET(object)->dots, TRUE);
  G_OBJECT_CLASS(fieldstone_secret_parent_class)->finalize(object);
}

static void fieldstone_secret_class_init(FieldstoneSecretClass *class) {
  GTK_ENTRY_BUFFER_CLASS(class)->get_text = get_text;
  G_OBJECT_CLASS(class)->finalize = finalize;
}

static GtkText *text_of(GtkWidget *entry) { return GTK_TEXT(gtk_editable_get_delegate(GTK_EDITABLE(entry))); }

static FieldstoneSecret *secret_of(GtkWidget *entry) { return FIELDSTONE_SECRET(gtk_text_get_buffer(text_of(entry))); }

// Does the same as GtkText's own handler, but stops the signal, so that no later handler receives the text.
static void insert(GtkEditable *text, const char *new_text, int bytes, int *caret, gpointer data) {
  g_signal_stop_emission_by_name(text, "insert-text");
  GtkEntryBuffer *buffer = gtk_text_get_buffer(GTK_TEXT(text));
  *caret += (int)gtk_entry_buffer_insert_text(buffer, (guint)*caret, new_text, (int)g_utf8_strlen(new_text, bytes));
}

GtkWidget *fieldstone_gtk_secret_entry(void) {
  GtkWidget *entry = gtk_password_entry_new();
  GtkEntryBuffer *buffer = g_object_new(FIELDSTONE_TYPE_SECRET, NULL);
  gtk_text_set_buffer(text_of(entry), buffer);
  g_object_unref(buffer);
  g_signal_connect(text_of(entry), "insert-text", G_CALLBACK(insert), NULL);
  return entry;
}

char *fieldstone_gtk_secret_text(GtkWidget *entry) {
  FieldstoneSecret *secret = secret_of(entry);
  gboolean was_revealed = secret->is_revealed;
  secret->is_revealed = TRUE;
  char *text = g_strdup(gtk_entry_buffer_get_text(GTK_ENTRY_BUFFER(secret)));
  secret->is_revealed = was_revealed;
  return text;
}

void fieldstone_gtk_show_secret(GtkWidget *entry, gboolean is_shown) {
  secret_of(entry)->is_revealed = is_shown;
  gtk_text_set_visibility(text_of(entry), is_shown);
}

#endif
