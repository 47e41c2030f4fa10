import type { OnlineUsersView } from '@manette/contracts/identity';
import { api } from '@manette/web-api';
import { onceConnected, subscribeToPresence, type PresenceChange } from '@manette/web-realtime';
import type { UnknownAction } from '@manette/web-store';

interface Entry {
  dispatch: (action: UnknownAction) => unknown;
  updateCachedData: (change: (draft: OnlineUsersView) => void) => unknown;
  cacheEntryRemoved: Promise<void>;
}

const ROLES = { admin: 'admins', client: 'clients' } as const;

/** Adds a user who comes online to the top of the role's list, and removes one who goes offline [ID-081, ID-082]. */
export function changePresence(online: OnlineUsersView, { lastSeen: _, ...user }: PresenceChange): void {
  const list = ROLES[user.role];
  const others = online[list].filter(({ _id }) => _id !== user._id);
  const wasThere = others.length < online[list].length;
  online[list] = user.isOnline ? [user, ...others] : others;
  if (wasThere !== user.isOnline) online.total += user.isOnline ? 1 : -1;
}

/** Applies presence events, and refetches at the first connection: earlier events were missed. */
export async function keepOnlineUsersLive(_nothing: unknown, entry: Entry) {
  const stops = [
    subscribeToPresence((change) => entry.updateCachedData((online) => changePresence(online, change))),
    onceConnected(() => entry.dispatch(api.util.invalidateTags(['OnlineUsers']))),
  ];
  await entry.cacheEntryRemoved;
  stops.forEach((stop) => stop());
}
