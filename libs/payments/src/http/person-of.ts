import type { Principal } from '@manette/platform';
import type { Person } from '../application/person.js';

/** Returns the user of a request as a `Person`. */
export const personOf = ({ userId, role }: Principal): Person => ({ id: userId, role });
