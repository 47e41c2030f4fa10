import type { AccountFields } from './account.fields.js';
import type { EncodedPicture } from './encoded-picture.js';

/**
 * Puts an account listing on the shelf with a given creation time and without events: for demo data.
 * A listing of the same code name is left unchanged, so that an interrupted run can be repeated. Answers its id.
 */
export class ImportAccount {
  constructor(
    readonly fields: AccountFields,
    readonly pictures: readonly EncodedPicture[],
    readonly createdAt: Date,
  ) {}
}
