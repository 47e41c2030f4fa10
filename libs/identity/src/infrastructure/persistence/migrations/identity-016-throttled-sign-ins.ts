import { Migration } from '@mikro-orm/migrations';

/** Counts throttled sign-ins for each user and IP address. The audit log gets one entry a minute for each. */
export class Identity016ThrottledSignIns extends Migration {
  override up(): void {
    // `person` is a user's id, or for an unknown address the masked address that the audit log shows.
    this.addSql(`
      create table identity.throttled_sign_in (
        person text not null,
        ip text not null,
        user_id uuid,
        noted_at timestamptz(3) not null,
        counted integer not null,
        left_out integer not null,
        primary key (person, ip)
      )`);
    this.addSql('create index throttled_sign_in_noted on identity.throttled_sign_in (noted_at)');
  }
}
