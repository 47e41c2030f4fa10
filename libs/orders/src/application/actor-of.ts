import type { Principal } from '@manette/platform';
import type { Actor } from '../domain/actor.js';

/** Returns the caller as an actor on tickets. */
export const actorOf = ({ userId, role }: Principal): Actor => ({ id: userId, side: role });
