import { rooms } from '../realtime/rooms.js';
import type { Audience, OneAudience } from './audience.js';

function roomOf(one: OneAudience): string {
  if ('everyone' in one) return rooms.everyone;
  if ('admins' in one) return rooms.admins;
  if ('verified' in one) return rooms.verified;
  if ('user' in one) return rooms.user(one.user);
  if ('session' in one) return rooms.session(one.session);
  return one.room;
}

/** Returns the rooms of an audience, and the rooms whose sockets are left out. */
export function audienceRooms(audience: Audience): { rooms: string[]; except: string[] } {
  const all = Array.isArray(audience) ? audience : [audience];
  const except = all.flatMap((one) => ('room' in one && one.exceptUser ? [rooms.user(one.exceptUser)] : []));
  return { rooms: [...new Set(all.map(roomOf))], except };
}
