import type { Principal } from '@manette/platform';
import type { Party } from '../domain/party.js';

/** The caller as a side of a conversation. */
export const partyOf = ({ userId, role }: Principal): Party => ({ id: userId, side: role });
