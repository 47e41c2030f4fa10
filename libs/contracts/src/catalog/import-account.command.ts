import type { AccountFields } from './account.fields.js';
import type { EncodedPicture } from './encoded-picture.js';

/**
 * Creates an account listing with a given creation time and without events, for demo data. An existing listing with the same
 * code name stays unchanged, so that an interrupted run can be repeated. Returns the listing's id.
 */
export class ImportAccount {
  constructor(
    readonly fields: AccountFields,
    readonly pictures: readonly EncodedPicture[],
    readonly createdAt: Date,
  ) {}
}
