import { Migration } from '@mikro-orm/migrations';

/** Adds the action `leave`: sockets can be removed from a room, as well as added to one. */
export class LeaveRooms003 extends Migration {
  override up(): void {
    this.addSql(`alter table platform.realtime_message drop constraint realtime_message_action_check,
      add check (action in ('emit', 'disconnect', 'join', 'leave'))`);
  }
}
