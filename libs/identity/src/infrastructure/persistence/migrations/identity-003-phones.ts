import { Migration } from '@mikro-orm/migrations';
import { internationalPhone } from '../../../domain/international-phone.js';

const BATCH = 1000;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

/** Adds the E.164 form of phones, also for existing users, and an index for the search of users. */
export class Identity003Phones extends Migration {
  override async up(): Promise<void> {
    await this.execute('create extension if not exists pg_trgm with schema public');
    await this.execute('alter table identity.users add column phone_e164 text');
    await this.deriveAll();
    await this.execute(`
      create index users_search on identity.users using gin (
        username public.gin_trgm_ops, email public.gin_trgm_ops,
        phone public.gin_trgm_ops, phone_e164 public.gin_trgm_ops
      ) where deleted_at is null`);
  }

  private async deriveAll(): Promise<void> {
    for (let last: string | undefined = LOWEST_ID; last;) {
      const people = (await this.execute(
        `select id, phone from identity.users where phone is not null and id > ?::uuid order by id limit ${BATCH}`,
        [last],
      )) as { id: string; phone: string }[];
      const derived = people.map(({ id, phone }) => ({ id, e164: internationalPhone(phone) }));
      await this.execute(
        `update identity.users u set phone_e164 = d.e164
         from jsonb_to_recordset(?::jsonb) as d (id uuid, e164 text) where u.id = d.id`,
        [JSON.stringify(derived)],
      );
      last = people.at(-1)?.id;
    }
  }
}
