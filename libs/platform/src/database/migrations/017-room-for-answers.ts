import { Migration } from '@mikro-orm/migrations';

/**
 * A claimed key is updated twice within moments: by the commit, and with the response, which is ten times as long. With free
 * space in the page of the row no index has to be updated. Only new rows are placed like this.
 */
export class RoomForAnswers017 extends Migration {
  override up(): void {
    this.addSql('alter table platform.idempotency set (fillfactor = 10)');
  }
}
