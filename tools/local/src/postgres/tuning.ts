/** `product` keeps what it says it keeps; `test` trades that for speed, as its data is thrown away. */
export type Tuning = 'product' | 'test';

const COMMON: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  // In the folder of the cluster, which only its owner may enter. Node has none on Windows.
  unix_socket_directories: process.platform === 'win32' ? '' : '.',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // Without the details of a fault, which hold values of rows such as somebody's address.
  log_error_verbosity: 'terse',
};

const OF: Record<Tuning, Record<string, string>> = {
  product: {
    shared_buffers: '256MB',
    max_connections: '100',
    // Prepared statements that were planned while a table was empty read all of it until it is analyzed: a minute of the
    // default makes the first orders of a new shop several times as slow.
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
    // Its files lie in memory, where handing a read to another process takes longer than reading.
    io_method: 'sync',
    // No database lives for longer than a suite.
    autovacuum: 'off',
    // A suite's database is a copy of files, by the kernel alone.
    file_copy_method: 'clone',
  },
};

/** The server's command-line options for its settings. */
export const settingsFor = (tuning: Tuning, port: number): string[] =>
  Object.entries({ ...COMMON, ...OF[tuning], port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
