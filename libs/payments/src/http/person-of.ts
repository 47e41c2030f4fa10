import type { Principal } from '@manette/platform';
import type { Person } from '../application/person.js';

/** The user of a request as payments knows people. */
export const personOf = ({ userId, role }: Principal): Person => ({ id: userId, role });
