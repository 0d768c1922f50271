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

// A socket that listens on this machine's own address, on any free port if it is 0; -1 if it can't. The port that it
// listens on takes the place of the requested one.
static inline int fieldstone_http_listen(uint16_t *port) {
  int one = 1, made = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = {0};
  socklen_t size = sizeof address;
  address.sin_family = AF_INET;
  address.sin_port = htons(*port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (made < 0) return -1;
  // A server that starts again gets the port that connections of the one before still use.
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
  FIELDSTONE_HTTP_ACCEPTED, // the daemon has it, or has closed it because its address has too many
  FIELDSTONE_HTTP_NONE,     // none is waiting
  FIELDSTONE_HTTP_EXHAUSTED // the system can't make another one for now
};

// Accepts a connection and gives it to one of the daemon's threads.
//
// libmicrohttpd divides the number of the socket by the number of threads, and the remainder is the thread that gets the
// connection. A socket with another remainder therefore gets another number. If there is none, another thread gets it.
static inline enum fieldstone_http_outcome fieldstone_http_accept(int listening, struct MHD_Daemon *daemon, int thread,
                                                                  int threads) {
  struct sockaddr_storage address;
  socklen_t size = sizeof address;
  int made = accept(listening, (struct sockaddr *)&address, &size);
  if (made >= 0) {
    for (int tries = 0; tries < 8 && made % threads != thread; tries++) {
      int other = fcntl(made, F_DUPFD_CLOEXEC, made + 1);
      if (other < 0) break;
      close(made);
      made = other;
    }
    MHD_add_connection(daemon, made, (struct sockaddr *)&address, size);
    return FIELDSTONE_HTTP_ACCEPTED;
  }
  if (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR || errno == ECONNABORTED) return FIELDSTONE_HTTP_NONE;
  return FIELDSTONE_HTTP_EXHAUSTED;
}

// How many connections the daemon's threads have.
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
