#pragma once

#include <errno.h>
#include <fcntl.h>
#include <microhttpd.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

// MHD_start_daemon is variadic, so Swift can't call it.
static inline struct MHD_Daemon *fieldstone_http_start(unsigned int flags, uint16_t port,
                                                       MHD_AccessHandlerCallback handler, void *context,
                                                       struct MHD_OptionItem *options) {
  return MHD_start_daemon(flags, port, NULL, NULL, handler, context, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

// Opens a socket that listens on 127.0.0.1; if *port is 0, on any free port. Stores the port in *port. Returns -1 on
// failure.
static inline int fieldstone_http_listen(uint16_t *port) {
  int one = 1, made = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = {0};
  socklen_t size = sizeof address;
  address.sin_family = AF_INET;
  address.sin_port = htons(*port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (made < 0) return -1;
  // Lets a restarted server take its port back while old connections linger.
  if (fcntl(made, F_SETFD, FD_CLOEXEC) || fcntl(made, F_SETFL, O_NONBLOCK) ||
      setsockopt(made, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one) ||
      bind(made, (struct sockaddr *)&address, sizeof address) || listen(made, SOMAXCONN) ||
      getsockname(made, (struct sockaddr *)&address, &size)) {
    close(made);
    return -1;
  }
  *port = ntohs(address.sin_port);
  return made;
}

// What became of an attempt to accept a connection.
enum __attribute__((enum_extensibility(closed))) fieldstone_http_outcome {
  FIELDSTONE_HTTP_ACCEPTED, // a thread of the daemon will serve it
  FIELDSTONE_HTTP_REFUSED,  // it was closed, because its address has too many
  FIELDSTONE_HTTP_NONE,     // none is waiting
  FIELDSTONE_HTTP_EXHAUSTED // the system has no resources for another one right now
};

// Accepts a connection and gives it to one of the daemon's threads.
//
// libmicrohttpd gives a connection to the thread `socket % threads`, so the socket is duplicated until its number fits. If
// none fits, another thread gets it.
static inline enum fieldstone_http_outcome fieldstone_http_accept(int listening, struct MHD_Daemon *daemon, int thread,
                                                                  int threads) {
  struct sockaddr_storage address;
  socklen_t size = sizeof address;
  int made = accept(listening, (struct sockaddr *)&address, &size);
  if (made >= 0) {
    // A program that a handler starts must not have the connections of visitors.
    fcntl(made, F_SETFD, FD_CLOEXEC);
    for (int tries = 0; tries < 8 && made % threads != thread; tries++) {
      int other = fcntl(made, F_DUPFD_CLOEXEC, made + 1);
      if (other < 0) break;
      close(made);
      made = other;
    }
    return MHD_add_connection(daemon, made, (struct sockaddr *)&address, size) == MHD_YES ? FIELDSTONE_HTTP_ACCEPTED
                                                                                          : FIELDSTONE_HTTP_REFUSED;
  }
  if (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR || errno == ECONNABORTED) return FIELDSTONE_HTTP_NONE;
  return FIELDSTONE_HTTP_EXHAUSTED;
}

// How many connections the daemon's threads have begun to serve.
static inline unsigned int fieldstone_http_connections(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_CURRENT_CONNECTIONS);
  return info ? info->num_connections : 0;
}

// Writes the address of a client, without its port; nothing if it is unknown.
static inline void fieldstone_http_address(struct MHD_Connection *connection, char *text, size_t size) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  if (!info || !info->client_addr) return;
  if (getnameinfo(info->client_addr,
                  info->client_addr->sa_family == AF_INET ? sizeof(struct sockaddr_in) : sizeof(struct sockaddr_in6),
                  text, (socklen_t)size, NULL, 0, NI_NUMERICHOST))
    text[0] = 0;
}

// The socket of a connection; -1 if it is unknown.
static inline int fieldstone_http_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}
