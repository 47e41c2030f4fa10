import { Migration } from '@mikro-orm/migrations';
import { INDEXED, indexingTriggers, type Indexed } from './catalog-011-triggers.js';

/** Step between the stored stretches of a long word. A search text up to this length always lies within one stretch. */
const STRIDE = 100;

const create = ({ table, facets }: Indexed): string[] => [
  `create table catalog.${table}_word (
     word text collate "C" not null, created_at timestamptz(3) not null, id uuid not null, facet bigint not null)`,
  `create table catalog.${table}_word_tally (
     word text collate "C" not null, facet bigint not null, listings bigint not null)`,
  `create table catalog.${table}_tally (
     facet bigint not null, ${facets.map((column) => `${column} text not null`).join(', ')}, in_stock boolean not null,
     listings bigint not null)`,
];

const fill = ({ table, kind, facets, facetOf }: Indexed): string[] => [
  `insert into catalog.${table}_word
     select distinct word, l.created_at, l.id, ${facetOf('l')}
       from catalog.${table} l, catalog.words_of(l.search) word where l.deleted_at is null order by 1, 2, 3`,
  `insert into catalog.${table}_word_tally select word, facet, count(*) from catalog.${table}_word group by 1, 2`,
  `insert into catalog.${table}_tally
     select ${facetOf('l')}, ${facets.join(', ')}, available > 0, count(*)
       from catalog.${table} l where deleted_at is null group by 1, 2, 3, 4`,
  `insert into catalog.word
     select '${kind}', word from (select distinct word from catalog.${table}_word_tally) w
      where not exists (select from catalog.word known where known.kind = '${kind}' and known.word = w.word)`,
  `create index ${table}_word_newest on catalog.${table}_word (word, created_at, id) include (facet)`,
  `create index ${table}_word_counts on catalog.${table}_word_tally (word, facet) include (listings)`,
  `create index ${table}_facet_counts on catalog.${table}_tally (facet)`,
];

/**
 * Tables that make searches and totals cheap, per kind of listing and without deleted ones: postings (each word of a
 * listing with the listing's place in the newest-first order and its facet), the number of listings per word and
 * facet, and per facet. A facet is a digest of the columns that filters compare (console, service, in stock or not).
 * Triggers keep all of them.
 * @see docs/adr/0023-search-by-postings.md
 */
export class Catalog011Postings extends Migration {
  override up(): void {
    this.functions();
    this.vocabulary();
    for (const indexed of INDEXED) {
      for (const statement of [...create(indexed), ...fill(indexed), ...indexingTriggers(indexed)])
        this.addSql(statement);
    }
    this.lookUp();
  }

  private functions(): void {
    this.addSql(`
      create function catalog.facet_of(variadic parts text[]) returns bigint
      language sql immutable parallel safe
      return ('x' || left(md5(array_to_string(parts, E'\\n')), 16))::bit(64)::bigint`);
    // A long word is stored as stretches that overlap, because the size of an index entry is limited.
    this.addSql(`
      create function catalog.words_of(search text) returns setof text
      language sql immutable parallel safe rows 20 as $$
        select substr(run, at, ${2 * STRIDE}) collate "C"
          from regexp_split_to_table(search, '[^[:alnum:]]+') run, generate_series(1, length(run), ${STRIDE}) at $$`);
    this.addSql(`
      create function catalog.letter_pairs(word text) returns text[]
      language sql immutable strict parallel safe as $$
        select array_agg(distinct substr(word, at, 2)) from generate_series(1, length(word) - 1) at $$`);
  }

  /**
   * Drops the unique key, so that two transactions that insert the same new word do not wait for each other. A word
   * may then occur twice in the table.
   */
  private vocabulary(): void {
    for (const table of ['account', 'gift_card']) {
      this.addSql(`drop trigger learn_new_words on catalog.${table}`);
      this.addSql(`drop trigger learn_changed_words on catalog.${table}`);
      this.addSql(`drop function catalog.learn_${table}_words()`);
    }
    this.addSql('alter table catalog.word drop constraint word_pkey');
    this.addSql('alter table catalog.word alter column word type text collate "C"');
    this.addSql('create index word_known on catalog.word (kind, word)');
    this.addSql('create index word_pairs on catalog.word using gin (catalog.letter_pairs(word))');
  }

  /**
   * Finds the words that contain a fragment of two characters or more by the two GIN indexes only. Other plans are
   * switched off, because the planner expects to reach the limit early and would read all words.
   */
  private lookUp(): void {
    this.addSql(`
      create function catalog.words_with(of_kind text, fragment text, at_most integer) returns text[]
      language plpgsql stable set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
      begin
        if length(fragment) = 2 then
          return array(select w.word from (
            select kind, word from catalog.word
             where catalog.letter_pairs(word) && array[fragment collate "C"] offset 0) w
            where w.kind = of_kind limit at_most);
        end if;
        return array(select w.word from (
          select kind, word from catalog.word where word like '%' || fragment || '%' offset 0) w
          where w.kind = of_kind limit at_most);
      end $$`);
  }
}
