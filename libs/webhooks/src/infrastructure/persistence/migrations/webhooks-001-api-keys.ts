import { Migration } from '@mikro-orm/migrations';

/** API keys; of the secret only the SHA-256 is stored [POC-083]. */
export class Webhooks001ApiKeys extends Migration {
  override up(): void {
    this.addSql('create schema if not exists webhooks');
    this.addSql(`
      create table webhooks.api_key (
        id uuid primary key,
        name text not null,
        prefix text not null,
        hash bytea not null unique,
        scopes text[] not null,
        created_by uuid not null,
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3),
        revoked_at timestamptz(3)
      )`);
  }
}
