import { readFileSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** Bytes. A run uses up to 1 GB at a time; browsers and processes need most of the other memory. */
const ROOM = 4 * 1024 ** 3;
const MEMORY_LEFT = 8 * 1024 ** 3;

/** Whether files in /dev/shm can be written and executed. Some containers forbid one or the other. */
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
 * Makes this process and its children keep temporary files in memory, if the machine has enough. A test's database has a
 * thousand files, and creating them on a disk takes ten times the processor time. TMPDIR takes precedence when it is set.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || process.platform !== 'linux' || !isUsable() || !hasRoom()) return;
  process.env.TMPDIR = MEMORY;
}
