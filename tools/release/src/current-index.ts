import { emptyIndex, parseIndex, type ReleaseIndex, type ReleaseStore } from '@manette/platform/releases';

/** What the store lists now; nothing when it has never been published into. @throws MalformedIndex */
export async function currentIndex(store: ReleaseStore): Promise<ReleaseIndex> {
  const stored = await store.readIndex();
  return stored && stored !== 'unchanged' ? parseIndex(stored.text) : emptyIndex();
}
