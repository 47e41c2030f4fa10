// Loaded into every Node process that the launcher starts. When the launcher ends, for whatever reason, the IPC channel closes
// and the process sends itself SIGTERM, so that no process keeps a port or a database connection.
// Processes that such a process starts load this module too, but it ignores their channels.
if (process.channel && process.env.MANETTE_LAUNCHER === String(process.ppid)) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
