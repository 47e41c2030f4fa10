import { readFileSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** A run leaves up to 1 GB at a time; the browsers and processes beside it need the most of the rest. */
const ROOM = 4 * 1024 ** 3;
const MEMORY_LEFT = 8 * 1024 ** 3;

/** Whether files that lie in memory may be written and run; containers forbid one or the other. */
function isUsable(): boolean {
  const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n');
  const [, , type, options = ''] =
    mounts.map((line) => line.split(' ')).find((one) => one[1] === MEMORY) ?? [];
  return type === 'tmpfs' && !options.split(',').some((option) => ['ro', 'noexec'].includes(option));
}

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM && process.availableMemory() >= MEMORY_LEFT;
}

/**
 * Lets this process and those that it starts keep their temporary files in memory, where the machine has the room: a
 * database of a test is a thousand files, which a disk takes ten times the processor time to make. TMPDIR, where it is set,
 * goes before.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || process.platform !== 'linux' || !isUsable() || !hasRoom()) return;
  process.env.TMPDIR = MEMORY;
}
