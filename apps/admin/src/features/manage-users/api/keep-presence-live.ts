import type { UserView } from '@manette/contracts/identity';
import type { ListData } from '@manette/web-lists';
import { subscribe } from '@manette/web-realtime';

interface Entry {
  updateCachedData: (change: (draft: ListData<UserView>) => void) => unknown;
  cacheEntryRemoved: Promise<void>;
}

/** Updates in the list who is online. */
export async function keepPresenceLive(_filters: unknown, entry: Entry) {
  const stop = subscribe('user_status_changed', ({ _id, isOnline, lastSeen }) =>
    entry.updateCachedData((list) => {
      for (const { items } of list.pages)
        for (const user of items) if (user._id === _id) Object.assign(user, { isOnline, lastSeen });
    }),
  );
  await entry.cacheEntryRemoved;
  stop();
}
