import type { AccountFields } from './account.fields.js';
import type { EncodedPicture } from './encoded-picture.js';

/**
 * Puts an account listing on the shelf as of a given time and without telling anybody: for demo data.
 * A listing of the same code name is left as it is, so that an interrupted run can be repeated. Answers its id.
 */
export class ImportAccount {
  constructor(
    readonly fields: AccountFields,
    readonly pictures: readonly EncodedPicture[],
    readonly createdAt: Date,
  ) {}
}
