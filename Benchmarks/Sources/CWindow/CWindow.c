#include "CWindow.h"

#include <adwaita.h>
#include <stdio.h>
#include <unistd.h>

static void (*next_step)(void);
static GPtrArray *entries;

static long resident_bytes(void) {
  long all = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file) return 0;
  if (fscanf(file, "%ld %ld", &all, &resident) != 2) resident = 0;
  fclose(file);
  return resident * sysconf(_SC_PAGESIZE);
}

static void collect(GtkWidget *widget) {
  if (GTK_IS_ENTRY(widget)) g_ptr_array_add(entries, widget);
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
    collect(child);
}

static GtkWidget *first_window(void) {
  GtkWindow *window = g_list_model_get_item(gtk_window_get_toplevels(), 0);
  if (window) g_object_unref(window);
  return (GtkWidget *)window;
}

static gboolean go_on(gpointer data) {
  next_step();
  return G_SOURCE_REMOVE;
}

static void painted(GdkFrameClock *clock, gpointer data) {
  GtkWidget *window = data;
  if (!gtk_widget_get_mapped(window) || gtk_widget_get_width(window) == 0) return;
  g_signal_handlers_disconnect_by_func(clock, painted, data);
  printf("%ld\n", resident_bytes());
  fflush(stdout);
  if (next_step) g_idle_add(go_on, NULL);
}

// Runs in the loop's first iteration, when the window exists and nothing has been drawn.
static gboolean follow(gpointer data) {
  GtkWidget *window = first_window();
  if (!window) return G_SOURCE_CONTINUE;
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), window);
  return G_SOURCE_REMOVE;
}

void bench_tell_first_frame(void (*then)(void)) {
  next_step = then;
  g_idle_add_full(G_PRIORITY_HIGH, follow, NULL, NULL);
}

int bench_entry_count(void) {
  if (!entries) {
    entries = g_ptr_array_new();
    collect(first_window());
  }
  return (int)entries->len;
}

void bench_type(int entry, const char *text) {
  if (entry < 0 || entry >= bench_entry_count()) return;
  // An insertion is one change, like a key press; setting a new text would be two.
  int end = -1;
  gtk_editable_insert_text(GTK_EDITABLE(entries->pdata[entry]), text, -1, &end);
}
