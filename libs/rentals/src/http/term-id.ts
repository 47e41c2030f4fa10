import { parseId } from '@manette/platform';

/** Returns a rental's id from a path. A malformed id is refused like an unknown rental [LIF-008]. */
export const termId = (id: string): string => parseId(id, 'Rental not found');
