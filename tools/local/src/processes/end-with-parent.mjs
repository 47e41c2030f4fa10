// Loaded into every Node process that the launcher starts: when the launcher is gone, however it went, the channel
// to it closes, and the process ends as if it had been asked to. Nothing is left on a port or in the database.
// Processes that such a process starts load this as well; their channels are none of its business.
if (process.channel && process.env.MANETTE_LAUNCHER === String(process.ppid)) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
