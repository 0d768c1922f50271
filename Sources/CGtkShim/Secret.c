// A password entry that does not tell what is in it. GTK 4.8 gives the plain text of any entry to whoever listens as
// assistive technology; here they get as many dots, and nothing of what is being typed, unless the person shows it.
#include "CGtkShim.h"

#if __has_include(<adwaita.h>)

#define FIELDSTONE_TYPE_SECRET (fieldstone_secret_get_type())
G_DECLARE_FINAL_TYPE(FieldstoneSecret, fieldstone_secret, FIELDSTONE, SECRET, GtkEntryBuffer)

struct _FieldstoneSecret {
  GtkEntryBuffer parent;
  gboolean is_open;
  GString *dots;
};

G_DEFINE_TYPE(FieldstoneSecret, fieldstone_secret, GTK_TYPE_ENTRY_BUFFER)

static const char *get_text(GtkEntryBuffer *buffer, gsize *bytes) {
  FieldstoneSecret *self = FIELDSTONE_SECRET(buffer);
  if (self->is_open) return GTK_ENTRY_BUFFER_CLASS(fieldstone_secret_parent_class)->get_text(buffer, bytes);
  guint length = gtk_entry_buffer_get_length(buffer);
  g_string_truncate(self->dots, 0);
  for (guint place = 0; place < length; place++) g_string_append(self->dots, "\u2022");
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

// The same as the text does itself, but nobody after this one hears of it.
static void insert(GtkEditable *text, const char *new_text, int bytes, int *place, gpointer data) {
  g_signal_stop_emission_by_name(text, "insert-text");
  GtkEntryBuffer *buffer = gtk_text_get_buffer(GTK_TEXT(text));
  *place += (int)gtk_entry_buffer_insert_text(buffer, (guint)*place, new_text, (int)g_utf8_strlen(new_text, bytes));
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
  gboolean was_open = secret->is_open;
  secret->is_open = TRUE;
  char *text = g_strdup(gtk_entry_buffer_get_text(GTK_ENTRY_BUFFER(secret)));
  secret->is_open = was_open;
  return text;
}

void fieldstone_gtk_show_secret(GtkWidget *entry, gboolean is_shown) {
  secret_of(entry)->is_open = is_shown;
  gtk_text_set_visibility(text_of(entry), is_shown);
}

#endif
