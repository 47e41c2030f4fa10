import { Migration } from '@mikro-orm/migrations';

/**
 * Fingerprints are keyed from here on. Those that were not, over bodies that may hold a password, go; the calls are of the
 * kind that may be done twice.
 */
export class Fingerprints007 extends Migration {
  override up(): void {
    this.addSql(`delete from platform.idempotency where route like 'PUT /api/users/profile%'`);
  }
}
