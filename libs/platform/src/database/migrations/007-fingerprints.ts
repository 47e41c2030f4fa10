import { Migration } from '@mikro-orm/migrations';

/**
 * Fingerprints of requests are keyed from this release on. Deletes the unkeyed fingerprints of bodies that may contain a
 * password; these calls may be executed twice.
 */
export class Fingerprints007 extends Migration {
  override up(): void {
    this.addSql(`delete from platform.idempotency where route like 'PUT /api/users/profile%'`);
  }
}
