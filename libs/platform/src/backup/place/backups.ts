import { BackupRefused } from '../backup.errors.js';
import { BACKUPS, ENCRYPTED, isBackupName, MANIFEST } from '../format/names.js';
import type { BackupPlace } from './backup-place.js';

/** A backup in a place. */
export interface FoundBackup {
  name: string;
  /** Its files, as paths below the place, with the time of their last change. */
  files: Map<string, Date>;
  /** Whether its manifest exists, which is written last. */
  complete: boolean;
  encrypted: boolean;
}

/** Lists all backups of a place, the oldest first, including incomplete ones. */
export async function listBackups(place: BackupPlace): Promise<FoundBackup[]> {
  const found = new Map<string, FoundBackup>();
  const unknown = (name: string) => ({ name, files: new Map(), complete: false, encrypted: false });
  for (const name of (await place.folders(BACKUPS)).filter(isBackupName)) found.set(name, unknown(name));
  for await (const { key, modified } of place.list(BACKUPS)) {
    const [, name = '', file = ''] = key.split('/');
    if (!isBackupName(name)) continue;
    const backup = found.get(name) ?? unknown(name);
    backup.files.set(key, modified);
    if (file === MANIFEST) backup.complete = true;
    if (file === MANIFEST + ENCRYPTED) backup.complete = backup.encrypted = true;
    found.set(name, backup);
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * Finds the backup with this name, or the newest complete backup if no name is given.
 * @throws BackupRefused when there is none
 */
export async function findBackup(place: BackupPlace, name?: string): Promise<FoundBackup> {
  const all = await listBackups(place);
  const found = name ? all.find((one) => one.name === name) : all.findLast(({ complete }) => complete);
  if (!found) throw new BackupRefused(`There is no backup in ${place.address}`);
  // A backup that was requested by its name may lack its manifest; the error says so.
  if (!found.complete) throw new BackupRefused(`${MANIFEST} is missing`);
  return found;
}
