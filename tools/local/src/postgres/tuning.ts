/** `product` is durable; `test` is faster but not durable, because its data is thrown away. */
export type Tuning = 'product' | 'test';

const COMMON: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // The folder of the cluster, which only its owner may enter. Node has no Unix sockets on Windows.
  unix_socket_directories: process.platform === 'win32' ? '' : '.',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Leaves the details of errors out of the log, because they contain values of rows such as mail addresses.
  log_error_verbosity: 'terse',
};

const OF: Record<Tuning, Record<string, string>> = {
  product: {
    shared_buffers: '256MB',
    max_connections: '100',
    // A prepared statement that was planned while a table was empty scans the whole table until the table is analyzed. With
    // the default of a minute the first orders of a new shop would be several times slower.
    autovacuum_naptime: '5s',
  },
  test: {
    shared_buffers: '128MB',
    max_connections: '400',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    // The files are in memory, where handing a read to a worker process takes longer than reading.
    io_method: 'sync',
    // No database exists longer than a suite.
    autovacuum: 'off',
    // The kernel copies the files of a suite's database.
    file_copy_method: 'clone',
  },
};

/** Returns the server's settings as command-line options. */
export const settingsFor = (tuning: Tuning, port: number): string[] =>
  Object.entries({ ...COMMON, ...OF[tuning], port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
