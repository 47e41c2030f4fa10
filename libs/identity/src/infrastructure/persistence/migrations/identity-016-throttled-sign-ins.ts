import { Migration } from '@mikro-orm/migrations';

/** Throttled sign-ins of a person from an IP address, of which the audit log has one entry a minute. */
export class Identity016ThrottledSignIns extends Migration {
  override up(): void {
    // `person` is a user's id, or of an address that nobody has what the log shows of it.
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
