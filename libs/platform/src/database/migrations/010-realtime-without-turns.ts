import { Migration } from '@mikro-orm/migrations';

/**
 * Transactions that write realtime messages commit without waiting for each other: the readers wait for ids that are still
 * missing (ADR 24). The signal to the readers is sent after the commit, as NOTIFY in a transaction also makes commits wait.
 */
export class RealtimeWithoutTurns010 extends Migration {
  override up(): void {
    this.addSql('drop trigger realtime_turn on platform.realtime_message');
    this.addSql('drop function platform.take_turn()');
    this.addSql('drop trigger realtime_wake on platform.realtime_message');
  }
}
