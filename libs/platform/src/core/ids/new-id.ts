import { v7 } from 'uuid';

/** A new UUIDv7: ids sort by their creation time (contract, section 2). */
export const newId = (): string => v7();
