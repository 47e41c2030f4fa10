import { Migration } from '@mikro-orm/migrations';

const KINDS = { account: 'account', gift_card: 'giftCard' } as const;
const wordsOf = (table: string) =>
  `regexp_split_to_table(${table}.search, '[^[:alnum:]]+') word where length(word) between 4 and 40`;

/**
 * The words of all listings. A misspelt word of a search is compared with some ten thousand words instead of all
 * texts. A word stays after its last listing is deleted.
 */
export class Catalog009Words extends Migration {
  override up(): void {
    this.addSql(
      `create table catalog.word (kind text not null, word text not null, primary key (kind, word))`,
    );
    this.addSql(`create index word_search on catalog.word using gin (word public.gin_trgm_ops)`);
    for (const [table, kind] of Object.entries(KINDS)) {
      this.addSql(`
        insert into catalog.word select distinct '${kind}', word
          from catalog.${table}, ${wordsOf(table)}`);
      this.learning(table, kind);
    }
  }

  /** Inserts the words in one order everywhere, so that two transactions that insert the same new words cannot deadlock. */
  private learning(table: string, kind: string): void {
    this.addSql(`
      create function catalog.learn_${table}_words() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into catalog.word select distinct '${kind}', word from now, ${wordsOf('now')}
            order by word on conflict do nothing;
        else
          insert into catalog.word
            select distinct '${kind}', word from now join former using (id), ${wordsOf('now')} and now.search <> former.search
            order by word on conflict do nothing;
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger learn_new_words after insert on catalog.${table}
        referencing new table as now for each statement execute function catalog.learn_${table}_words()`);
    this.addSql(`
      create trigger learn_changed_words after update on catalog.${table}
        referencing old table as former new table as now for each statement execute function catalog.learn_${table}_words()`);
  }
}
