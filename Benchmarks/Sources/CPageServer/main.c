// Serves the form of workload W(N) by hand: what a page costs at least with the same HTTP library.
//
// usage: CPageServer N HEAD FOOT       (files with what comes before and after the rows)
//
// The answers of each visit, which a cookie `v=NUMBER` names, are in memory; rows are written from them for each request.

#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define VISITS 1000

struct buffer {
  char *start;
  size_t count, capacity;
};

struct answers {
  char **texts;
  int *numbers;
  char (*dates)[11];
  int *choices;
  char *flags;
};

static int n;
static struct answers visits[VISITS];
static struct buffer head, foot;
static const char *const options[] = {"anything", "vegetarian", "vegan", "other"};
static const char *const titles[] = {"Anything", "Vegetarian", "Vegan", "Other"};

static void put(struct buffer *buffer, const char *bytes, size_t count) {
  if (buffer->capacity - buffer->count < count) {
    buffer->capacity = (buffer->capacity + count) * 2;
    buffer->start = realloc(buffer->start, buffer->capacity);
    if (!buffer->start) abort();
  }
  memcpy(buffer->start + buffer->count, bytes, count);
  buffer->count += count;
}

static void raw(struct buffer *buffer, const char *text) { put(buffer, text, strlen(text)); }

static void number(struct buffer *buffer, int value) {
  char digits[16];
  put(buffer, digits, (size_t)snprintf(digits, sizeof digits, "%d", value));
}

static void escaped(struct buffer *buffer, const char *text) {
  for (; *text; text++) {
    switch (*text) {
    case '&': raw(buffer, "&amp;"); break;
    case '<': raw(buffer, "&lt;"); break;
    case '>': raw(buffer, "&gt;"); break;
    case '"': raw(buffer, "&quot;"); break;
    case '\'': raw(buffer, "&#39;"); break;
    default: put(buffer, text, 1);
    }
  }
}

static void id(struct buffer *buffer, const char *attribute, int i, const char *end) {
  raw(buffer, attribute);
  number(buffer, i);
  raw(buffer, end);
}

static void label(struct buffer *buffer, int i, int is_required, const char *help) {
  id(buffer, "<div class=\"row\"><label for=\"row-f", i, "\">Question ");
  number(buffer, i);
  raw(buffer, is_required ? " <span class=\"mark\" aria-hidden=\"true\">required</span></label>\n" : "</label>\n");
  if (!help) return;
  id(buffer, "<p class=\"help\" id=\"row-f", i, ":help\">");
  raw(buffer, help);
  raw(buffer, "</p>\n");
}

static void names(struct buffer *buffer, const char *element, int i) {
  raw(buffer, element);
  id(buffer, " id=\"row-f", i, "\"");
  id(buffer, " name=\"f", i, "\"");
}

static void row(struct buffer *buffer, const struct answers *answers, int i) {
  static const char documents[] = "As in your documents.";
  static const char plain[] = " spellcheck=\"false\" autocapitalize=\"none\"></div>\n";
  switch (i % 10) {
  case 4:
    label(buffer, i, 0, "For example, name@example.org");
    names(buffer, "<input type=\"email\"", i);
    raw(buffer, " value=\"");
    escaped(buffer, answers->texts[i]);
    id(buffer, "\" aria-describedby=\"row-f", i, ":help\" autocomplete=\"email\"");
    raw(buffer, plain);
    break;
  case 5:
    label(buffer, i, 1, "As in your documents. From 1 to 5");
    names(buffer, "<input type=\"text\"", i);
    raw(buffer, " value=\"");
    number(buffer, answers->numbers[i]);
    id(buffer, "\" aria-describedby=\"row-f", i, ":help\" aria-required=\"true\" inputmode=\"numeric\" autocomplete=\"off\"");
    raw(buffer, plain);
    break;
  case 6:
    label(buffer, i, 0, NULL);
    names(buffer, "<input type=\"date\"", i);
    raw(buffer, " value=\"");
    escaped(buffer, answers->dates[i]);
    raw(buffer, "\" autocomplete=\"off\"");
    raw(buffer, plain);
    break;
  case 7:
    label(buffer, i, 0, documents);
    names(buffer, "<select", i);
    id(buffer, " aria-describedby=\"row-f", i, ":help\">");
    for (int option = 0; option < 4; option++) {
      raw(buffer, "<option value=\"");
      escaped(buffer, options[option]);
      raw(buffer, option == answers->choices[i] ? "\" selected>" : "\">");
      escaped(buffer, titles[option]);
      raw(buffer, "</option>\n");
    }
    raw(buffer, "</select>\n</div>\n");
    break;
  case 8:
    raw(buffer, "<div class=\"row\"><div class=\"tick\">");
    names(buffer, "<input type=\"checkbox\"", i);
    raw(buffer, answers->flags[i] ? " value=\"on\" checked>" : " value=\"on\">");
    id(buffer, "<label for=\"row-f", i, "\">Question ");
    number(buffer, i);
    raw(buffer, "</label>\n</div>\n</div>\n");
    break;
  case 9:
    label(buffer, i, 0, documents);
    names(buffer, "<textarea", i);
    id(buffer, " rows=\"4\" dir=\"auto\" aria-describedby=\"row-f", i, ":help\">\n");
    escaped(buffer, answers->texts[i]);
    raw(buffer, "</textarea>\n</div>\n");
    break;
  default:
    label(buffer, i, 1, i % 10 < 2 ? documents : NULL);
    names(buffer, "<input type=\"text\"", i);
    raw(buffer, " value=\"");
    escaped(buffer, answers->texts[i]);
    raw(buffer, "\"");
    if (i % 10 < 2) id(buffer, " aria-describedby=\"row-f", i, ":help\"");
    raw(buffer, " aria-required=\"true\" dir=\"auto\"></div>\n");
  }
}

static enum MHD_Result answer(
    void *context, struct MHD_Connection *connection, const char *path, const char *method, const char *version,
    const char *body, size_t *size, void **state) {
  (void)context, (void)path, (void)method, (void)version, (void)body, (void)size, (void)state;
  const char *cookie = MHD_lookup_connection_value(connection, MHD_COOKIE_KIND, "v");
  const struct answers *answers = &visits[(cookie ? (unsigned)atoi(cookie) : 0) % VISITS];
  struct buffer page = {malloc(32768), 0, 32768};
  if (!page.start) return MHD_NO;
  put(&page, head.start, head.count);
  for (int i = 0; i < n; i++) row(&page, answers, i);
  put(&page, foot.start, foot.count);
  struct MHD_Response *response = MHD_create_response_from_buffer(page.count, page.start, MHD_RESPMEM_MUST_FREE);
  MHD_add_response_header(response, "Content-Type", "text/html; charset=utf-8");
  MHD_add_response_header(response, "Cache-Control", "no-store");
  enum MHD_Result result = MHD_queue_response(connection, MHD_HTTP_OK, response);
  MHD_destroy_response(response);
  return result;
}

static void load(struct buffer *buffer, const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) { perror(path); exit(1); }
  char bytes[4096];
  for (size_t count; (count = fread(bytes, 1, sizeof bytes, file)) > 0;) put(buffer, bytes, count);
  fclose(file);
}

static void fill(struct answers *answers) {
  answers->texts = calloc((size_t)n, sizeof(char *));
  answers->numbers = calloc((size_t)n, sizeof(int));
  answers->dates = calloc((size_t)n, 11);
  answers->choices = calloc((size_t)n, sizeof(int));
  answers->flags = calloc((size_t)n, 1);
  for (int i = 0; i < n; i++) {
    char text[64];
    snprintf(text, sizeof text, "Text %d <&> \"\xC3\xA9\"", i);
    answers->texts[i] = strdup(text);
    answers->numbers[i] = i % 5 + 1;
    snprintf(answers->dates[i], 11, "2025-03-%02d", i % 28 + 1);
    answers->choices[i] = i % 4;
    answers->flags[i] = i % 20 < 10;
  }
}

int main(int count, char **arguments) {
  if (count != 4) {
    fprintf(stderr, "usage: CPageServer N HEAD FOOT\n");
    return 64;
  }
  n = atoi(arguments[1]);
  load(&head, arguments[2]);
  load(&foot, arguments[3]);
  for (int visit = 0; visit < VISITS; visit++) fill(&visits[visit]);
  struct MHD_Daemon *daemon = MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD, 0, NULL, NULL, &answer, NULL, MHD_OPTION_THREAD_POOL_SIZE, 2u, MHD_OPTION_END);
  if (!daemon) return 1;
  printf("http://127.0.0.1:%d/\n", MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
  fflush(stdout);
  for (;;) pause();
}
