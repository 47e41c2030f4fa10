import { parseSums } from '../format/sums.js';
import { FILES, folderOf, MANIFEST, SUMS, timeOf } from '../format/names.js';
import type { BackupPlace } from '../place/backup-place.js';
import { listBackups, type FoundBackup } from '../place/backups.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the digests of the shared files that complete backups name and that exist, by path below the place. */
export async function storedFiles(place: BackupPlace, backups: FoundBackup[]): Promise<Map<string, string>> {
  const present = new Set<string>();
  for await (const { key } of place.list(FILES)) present.add(key);
  const known = new Map<string, string>();
  for (const { name } of backups.filter(({ complete }) => complete)) {
    const folder = folderOf(name);
    const sums = parseSums(folder, (await place.readText(`${folder}/${SUMS}`)) ?? '');
    for (const [path, digest] of sums ?? []) if (present.has(path)) known.set(path, digest);
  }
  return known;
}

/** Removes a backup, its manifest first, so that a half-removed backup does not count as complete. */
async function removeBackup(place: BackupPlace, { name, files }: FoundBackup): Promise<void> {
  const manifestFirst = [...files.keys()].sort(
    (one, other) => Number(other.includes(MANIFEST)) - Number(one.includes(MANIFEST)),
  );
  for (const path of manifestFirst) await place.remove(path);
  await place.removeFolder(folderOf(name));
}

/** Whether an incomplete backup is more than a day old, so that no process is still writing it. */
function isAbandoned({ name, complete, files }: FoundBackup, now: Date): boolean {
  const isOld = (time: Date) => now.getTime() - time.getTime() > DAY_MS;
  return !complete && (isOld(timeOf(name)) || (files.size > 0 && [...files.values()].every(isOld)));
}

/**
 * Removes abandoned backups, all complete backups except the newest `keep`, and files that no remaining backup names. A file
 * that no backup names yet may belong to a backup that is being written, so it stays for a day.
 */
export async function prune(place: BackupPlace, keep: number, now: Date): Promise<void> {
  const backups = await listBackups(place);
  const complete = backups.filter((one) => one.complete);
  const surplus = complete.slice(0, Math.max(0, complete.length - keep));
  for (const backup of [...surplus, ...backups.filter((one) => isAbandoned(one, now))])
    await removeBackup(place, backup);
  const named = new Set<string>();
  for (const { name } of complete.slice(surplus.length)) {
    const folder = folderOf(name);
    const sums = parseSums(folder, (await place.readText(`${folder}/${SUMS}`)) ?? '');
    // If the digests of one backup cannot be read, the files that it needs are unknown, so no file is removed.
    if (!sums) return;
    for (const path of sums.keys()) named.add(path);
  }
  for await (const { key, modified } of place.list(FILES))
    if (!named.has(key) && now.getTime() - modified.getTime() > DAY_MS) await place.remove(key);
  await place.removeUnfinished(new Date(now.getTime() - DAY_MS));
}
