/**
 * How the embedded PostgreSQL is set: safe first, then modest, for it shares a small machine with the whole product.
 */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // For the rows that are read again and again; the rest is in the page cache of the system, which can take that back.
  shared_buffers: '80MB',
  // Little to replay after a crash, and little disk.
  max_wal_size: '256MB',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_checkpoints: 'off',
  // Leaves out the DETAIL of errors, which holds values of guests.
  log_error_verbosity: 'terse',
  log_line_prefix: '',
};

/** The arguments that run PostgreSQL on a folder and a port. */
export function postgresArguments(databaseDir: string, port: number): string[] {
  const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', databaseDir, '-p', String(port), ...set];
}
