#pragma once

#include <microhttpd.h>
#include <netdb.h>
#include <netinet/in.h>

// MHD_start_daemon is variadic, so Swift can't call it.
static inline struct MHD_Daemon *fieldstone_http_start(unsigned int flags, uint16_t port,
                                                       MHD_AccessHandlerCallback handler, void *context,
                                                       struct MHD_OptionItem *options) {
  return MHD_start_daemon(flags, port, NULL, NULL, handler, context, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

// The port that the daemon listens on, for when any free port was requested; 0 if it is unknown.
static inline uint16_t fieldstone_http_port(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info ? info->port : 0;
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
