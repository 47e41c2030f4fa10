import { Migration } from '@mikro-orm/migrations';

/**
 * Adds a variant of `lock_for_writer` that also returns the writer from the view of identity, so that a new message
 * can be announced without reading it again. The former function stays for the previous release.
 */
export class Chat022Senders extends Migration {
  override up(): void {
    this.addSql(`
      create function chat.lock_for_sender(writer uuid) returns table (
        message_count integer, slow_mode_seconds smallint, is_muted boolean,
        muted_until timestamptz, last_written_at timestamptz,
        username text, role text, profile_picture text)
      language plpgsql as $$
      begin
        perform 1 from chat.public_chat c where c.id = 1 for update;
        return query
          select s.*, u.username, u.role, u.profile_picture
          from chat.writer_standing(writer) s left join identity.public_user u on u.id = writer;
      end $$`);
  }
}
