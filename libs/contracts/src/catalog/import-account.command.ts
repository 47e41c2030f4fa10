import type { AccountFields } from './account.fields.js';

/**
 * Puts an account listing on the shelf as of a given time and without telling anybody: for demo data.
 * A listing of the same code name is left as it is, so that an interrupted run can be repeated. Answers its id.
 */
export class ImportAccount {
  constructor(
    readonly fields: AccountFields,
    /** Pictures as raster files (PNG, JPEG, AVIF or WebP), in their order. */
    readonly images: readonly Uint8Array[],
    readonly createdAt: Date,
  ) {}
}
