import type { ReleaseStore } from '@manette/platform/releases';
import { pruned, type Removed } from './retention.js';

/** No publish takes this long: older files that are not listed are left over from an interrupted publish. */
const BROKEN_OFF_MS = 24 * 60 * 60 * 1000;

/** Deletes the files of removed releases, and files that interrupted publishes have left. */
export async function removeReleases(store: ReleaseStore, removed: Removed[]): Promise<void> {
  for (const { name, version } of removed) await store.remove(name, version);
  const { parts } = await store.listed();
  const brokenOff = new Date(Date.now() - BROKEN_OFF_MS);
  for await (const { name, version, modified } of store.folders())
    if (!Object.hasOwn(parts[name].versions, version) && modified < brokenOff)
      await store.remove(name, version);
  await store.removeUnfinished(brokenOff);
}

/** Removes retired versions whose retention has ended. @returns the message for the operator */
export async function prune(store: ReleaseStore, keepDays: number): Promise<string> {
  let removed: Removed[] = [];
  await store.change((before) => {
    const kept = pruned(before, { keepDays, now: new Date() });
    removed = kept.removed;
    return kept.index;
  });
  await removeReleases(store, removed);
  return removed.map(({ name, version }) => `${name} ${version} removed`).join('\n') || 'nothing to remove';
}
