import type { UserView } from '@manette/contracts/identity';
import type { ListData } from '@manette/web-lists';
import { subscribeToPresence, type PresenceChange } from '@manette/web-realtime';

interface Entry {
  updateCachedData: (change: (draft: ListData<UserView>) => void) => unknown;
  cacheEntryRemoved: Promise<void>;
}

/** Updates the presence of a user in the list. */
export function changePresence(list: ListData<UserView>, { _id, isOnline, lastSeen }: PresenceChange): void {
  for (const { items } of list.pages)
    for (const user of items) if (user._id === _id) Object.assign(user, { isOnline, lastSeen });
}

/** Applies presence events to the list. */
export async function keepPresenceLive(_filters: unknown, entry: Entry) {
  const stop = subscribeToPresence((change) =>
    entry.updateCachedData((list) => changePresence(list, change)),
  );
  await entry.cacheEntryRemoved;
  stop();
}
