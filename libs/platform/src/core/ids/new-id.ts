import { v7 } from 'uuid';

/** A new UUIDv7: ids sort by the time they were made (contract, section 2). */
export const newId = (): string => v7();
