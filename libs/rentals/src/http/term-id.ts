import { parseId } from '@manette/platform';

/** A rental's id from a path; a malformed one is answered as an unknown rental [LIF-008]. */
export const termId = (id: string): string => parseId(id, 'Rental not found');
