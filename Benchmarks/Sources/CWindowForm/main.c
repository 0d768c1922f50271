// The widgets of BenchWindow, made by hand: the least that a form in a window can cost.
#include <CWindow.h>
#include <adwaita.h>
#include <stdio.h>
#include <stdlib.h>

static void changed(GtkWidget *entry, gpointer data) {}

static GtkWidget *make_label(const char *text) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class(label, "dim-label");
  return label;
}

static GtkWidget *make_entry(int place) {
  char text[64];
  GtkWidget *entry = gtk_entry_new();
  gtk_entry_set_has_frame(GTK_ENTRY(entry), FALSE);
  gtk_editable_set_enable_undo(GTK_EDITABLE(entry), FALSE);
  snprintf(text, sizeof text, "Answer number %d", place);
  gtk_editable_set_text(GTK_EDITABLE(entry), text);
  g_signal_connect(entry, "changed", G_CALLBACK(changed), NULL);
  g_signal_connect(entry, "activate", G_CALLBACK(changed), NULL);
  return entry;
}

static GtkWidget *make_row(int place) {
  char text[64];
  snprintf(text, sizeof text, "Field%d", place);
  GtkWidget *title = make_label(text), *entry = make_entry(place), *star = make_label("*");
  gtk_widget_add_css_class(title, "caption");
  gtk_widget_add_css_class(title, "title");
  gtk_label_set_wrap(GTK_LABEL(star), FALSE);
  gtk_widget_set_tooltip_text(star, "Required");
  gtk_widget_set_valign(star, GTK_ALIGN_CENTER);
  gtk_accessible_update_property(GTK_ACCESSIBLE(star), GTK_ACCESSIBLE_PROPERTY_LABEL, "Required", -1);
  gtk_accessible_update_property(GTK_ACCESSIBLE(entry), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                 GTK_ACCESSIBLE_PROPERTY_REQUIRED, TRUE, -1);
  gtk_accessible_update_relation(GTK_ACCESSIBLE(entry), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, star, NULL, -1);
  GtkWidget *body = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2), *ends = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_hexpand(body, TRUE);
  gtk_box_append(GTK_BOX(body), title);
  gtk_box_append(GTK_BOX(body), entry);
  gtk_box_append(GTK_BOX(ends), star);
  GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_margin_top(line, 8);
  gtk_widget_set_margin_bottom(line, 8);
  gtk_widget_set_margin_start(line, 12);
  gtk_widget_set_margin_end(line, 12);
  gtk_box_append(GTK_BOX(line), body);
  gtk_box_append(GTK_BOX(line), ends);
  GtkGesture *click = gtk_gesture_click_new();
  g_signal_connect(click, "pressed", G_CALLBACK(changed), NULL);
  gtk_widget_add_controller(line, GTK_EVENT_CONTROLLER(click));
  GtkWidget *row = gtk_list_box_row_new();
  gtk_list_box_row_set_activatable(GTK_LIST_BOX_ROW(row), FALSE);
  gtk_widget_set_focusable(row, FALSE);
  gtk_widget_add_css_class(row, "text-row");
  gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), line);
  return row;
}

static void load_style(void) {
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider,
                                  "row.text-row entry { background: none; box-shadow: none; outline: none;"
                                  " border: none; padding: 0; min-height: 24px; }"
                                  "row.text-row .title { transition: transform 150ms; }"
                                  "row.text-row:focus-within { outline: 2px solid alpha(@accent_color, 0.5);"
                                  " outline-offset: -2px; }",
                                  -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
}

static GtkWidget *make_bar(void) {
  GtkWidget *bar = adw_header_bar_new();
  adw_header_bar_set_title_widget(ADW_HEADER_BAR(bar), adw_window_title_new("Form", NULL));
  adw_header_bar_set_show_start_title_buttons(ADW_HEADER_BAR(bar), FALSE);
  adw_header_bar_set_show_end_title_buttons(ADW_HEADER_BAR(bar), FALSE);
  GtkWidget *submit = gtk_button_new_with_label("Submit");
  gtk_widget_add_css_class(submit, "suggested-action");
  GtkWidget *spinner = gtk_spinner_new();
  gtk_widget_set_visible(spinner, FALSE);
  adw_header_bar_pack_start(ADW_HEADER_BAR(bar), gtk_button_new_with_label("Cancel"));
  adw_header_bar_pack_end(ADW_HEADER_BAR(bar), submit);
  adw_header_bar_pack_end(ADW_HEADER_BAR(bar), spinner);
  return bar;
}

static GtkWidget *make_page(int count) {
  GtkWidget *list = gtk_list_box_new();
  gtk_list_box_set_selection_mode(GTK_LIST_BOX(list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class(list, "boxed-list");
  for (int place = 0; place < count; place++) gtk_list_box_append(GTK_LIST_BOX(list), make_row(place));
  GtkWidget *section = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append(GTK_BOX(section), list);
  GtkWidget *sections = gtk_box_new(GTK_ORIENTATION_VERTICAL, 24);
  gtk_widget_set_margin_top(sections, 24);
  gtk_widget_set_margin_bottom(sections, 24);
  gtk_widget_set_margin_start(sections, 12);
  gtk_widget_set_margin_end(sections, 12);
  gtk_box_append(GTK_BOX(sections), section);
  GtkWidget *clamp = adw_clamp_new();
  adw_clamp_set_maximum_size(ADW_CLAMP(clamp), 600);
  adw_clamp_set_child(ADW_CLAMP(clamp), sections);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), clamp);
  gtk_widget_set_vexpand(scroller, TRUE);
  GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(page), make_bar());
  gtk_box_append(GTK_BOX(page), scroller);
  return page;
}

int main(int count, char **arguments) {
  int fields = count > 1 ? atoi(arguments[1]) : 100;
  if (!gtk_init_check()) return 1;
  adw_init();
  load_style();
  GtkWidget *pages = adw_leaflet_new();
  adw_leaflet_set_can_unfold(ADW_LEAFLET(pages), FALSE);
  adw_leaflet_set_can_navigate_back(ADW_LEAFLET(pages), TRUE);
  adw_leaflet_append(ADW_LEAFLET(pages), make_page(fields));
  GtkWidget *window = adw_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 600, 720);
  gtk_widget_set_size_request(window, 360, 300);
  gtk_window_set_title(GTK_WINDOW(window), "Form");
  adw_window_set_content(ADW_WINDOW(window), pages);
  bench_tell_first_frame(NULL);
  gtk_window_present(GTK_WINDOW(window));
  gtk_widget_child_focus(window, GTK_DIR_TAB_FORWARD);
  g_main_loop_run(g_main_loop_new(NULL, FALSE));
  return 0;
}
