import { Migration } from '@mikro-orm/migrations';

/**
 * A claimed key is updated twice within moments, by the commit and with the answer, which is ten times as long. With room left in its
 * page no index is written again. New rows alone are placed so.
 */
export class RoomForAnswers017 extends Migration {
  override up(): void {
    this.addSql('alter table platform.idempotency set (fillfactor = 10)');
  }
}
