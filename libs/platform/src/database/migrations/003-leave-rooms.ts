import { Migration } from '@mikro-orm/migrations';

/** Sockets can be asked out of a room, as well as into one. */
export class LeaveRooms003 extends Migration {
  override up(): void {
    this.addSql(`alter table platform.realtime_message drop constraint realtime_message_action_check,
      add check (action in ('emit', 'disconnect', 'join', 'leave'))`);
  }
}
