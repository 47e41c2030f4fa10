import { Migration } from '@mikro-orm/migrations';

/** Notes changes of what the pages of the catalogue show, for the processes that keep pages in memory. */
export class Catalog010Changes extends Migration {
  override up(): void {
    this.note('account', 'insert or update or delete or truncate', 'account');
    this.note('gift_card', 'insert or update or delete or truncate', 'giftCard');
    // Claims and originals of a picture are left out, because no page shows them.
    const shown = 'update of width, height, widths, color, blur';
    this.note('picture', `insert or ${shown} or delete or truncate`, 'account', 'giftCard');
  }

  private note(table: string, events: string, ...kinds: string[]): void {
    const changed = ['catalog.listing', ...kinds].map((argument) => `'${argument}'`).join(', ');
    this.addSql(`create trigger note_change after ${events} on catalog.${table}
      for each statement execute function platform.note_statement(${changed})`);
  }
}
