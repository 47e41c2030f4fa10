/** A table of listings as its triggers index it. */
export interface Indexed {
  table: 'account' | 'gift_card';
  kind: 'account' | 'giftCard';
  /** The columns that filters compare. */
  facets: readonly [string, string];
  /** The facet of the row `alias` as a number. */
  facetOf: (alias: string) => string;
}

const indexed = (table: Indexed['table'], kind: Indexed['kind'], facets: Indexed['facets']): Indexed => {
  const facetOf = (alias: string) =>
    `catalog.facet_of(${alias}.${facets[0]}, ${alias}.${facets[1]}, (${alias}.available > 0)::text)`;
  return { table, kind, facets, facetOf };
};

export const INDEXED = [
  indexed('account', 'account', ['console', 'service']),
  indexed('gift_card', 'giftCard', ['platform', 'region']),
] as const;

/** Selects the listings of a transition table that are not deleted, each to be added (1) or removed (-1). */
const shown = ({ facets, facetOf }: Indexed, transition: string, sign: 1 | -1): string => `
  select ${sign} as sign, l.id, l.created_at, l.search, ${facets.map((column) => `l.${column}`).join(', ')},
         l.available > 0 as in_stock, ${facetOf('l')} as facet
    from ${transition} l where l.deleted_at is null`;

/** All values of a listing that the indexes store. While they stay the same, the indexes need no change. */
const knownOf = ({ facets }: Indexed, l: string): string =>
  `(${l}.search, ${l}.created_at, ${l}.deleted_at is null, ${l}.${facets[0]}, ${l}.${facets[1]}, ${l}.available > 0)`;

const CHANGES = {
  insert: (table: Indexed) => shown(table, 'now', 1),
  delete: (table: Indexed) => shown(table, 'former', -1),
  update: (table: Indexed) => `
    select change.* from (${shown(table, 'former', -1)} union all ${shown(table, 'now', 1)}) change
      join former using (id) join now using (id)
     where ${knownOf(table, 'former')} is distinct from ${knownOf(table, 'now')}`,
};

/**
 * Adds `${tally}_delta`, a relation with the columns of the tally, to the tally. Rows are not updated. Rows with the
 * same keys that no other transaction has locked are deleted and replaced by their sum. So no writer waits for
 * another, and few rows remain per key.
 */
const addTo = (tally: string, keys: readonly string[], deltas: string): string => {
  const isSame = keys.map((key) => `t.${key} = d.${key}`).join(' and ');
  return `
    ${tally}_delta as materialized (${deltas}),
    ${tally}_free as materialized (
      select t.ctid as place from ${tally}_delta d join catalog.${tally} t on ${isSame} for update of t skip locked),
    ${tally}_former as (
      delete from catalog.${tally} t using ${tally}_free free where t.ctid = free.place returning t.*),
    ${tally}_now as (
      insert into catalog.${tally}
        select ${keys.join(', ')}, sum(listings)
          from (select * from ${tally}_delta union all select * from ${tally}_former) t
         group by ${keys.join(', ')} having sum(listings) <> 0)`;
};

/** Deletes the postings of words that the listing no longer has. */
const unposted = (name: string): string => `
    unposted as (
      delete from ${name}_word p using entry e
       where e.sign < 0 and p.word = e.word and p.created_at = e.created_at and p.id = e.id and p.facet = e.facet),`;

const indexing = (table: Indexed, event: keyof typeof CHANGES): string => {
  const name = `catalog.${table.table}`;
  const facetKeys = ['facet', ...table.facets, 'in_stock'];
  return `
    with change as materialized (${CHANGES[event](table)}),
    entry as materialized (
      select sum(sign)::integer as sign, word, created_at, id, facet
        from (select distinct sign, word, created_at, id, facet from change, catalog.words_of(search) word) each
       group by word, created_at, id, facet having sum(sign) <> 0),
    ${event === 'insert' ? '' : unposted(name)}
    posted as (
      insert into ${name}_word
        select word, created_at, id, facet from entry where sign > 0 order by word, created_at, id),
    ${addTo(
      `${table.table}_word_tally`,
      ['word', 'facet'],
      'select word, facet, sum(sign) as listings from entry group by word, facet having sum(sign) <> 0',
    )},
    ${addTo(
      `${table.table}_tally`,
      facetKeys,
      `select ${facetKeys.join(', ')}, sum(sign) as listings from change
        group by ${facetKeys.join(', ')} having sum(sign) <> 0`,
    )}
    insert into catalog.word
      select '${table.kind}', word from (select distinct word from entry where sign > 0) e
       where not exists (select from catalog.word w where w.kind = '${table.kind}' and w.word = e.word)`;
};

const TRANSITIONS = {
  insert: 'new table as now',
  update: 'old table as former new table as now',
  delete: 'old table as former',
};

const emptying = ({ table }: Indexed): string[] => [
  `create function catalog.index_${table}_truncate() returns trigger language plpgsql as $$
   begin
     truncate catalog.${table}_word, catalog.${table}_word_tally, catalog.${table}_tally;
     return null;
   end $$`,
  `create trigger index_truncate after truncate on catalog.${table}
     for each statement execute function catalog.index_${table}_truncate()`,
];

/**
 * Returns triggers that run once per statement, in its transaction. A connection keeps the plan of the first
 * statement for any number of rows: only a plan that uses the indexes suits one row as well as a hundred thousand.
 */
export const indexingTriggers = (table: Indexed): string[] => [
  ...emptying(table),
  ...(['insert', 'update', 'delete'] as const).flatMap((event) => {
    const named = `catalog.index_${table.table}_${event}`;
    return [
      `create function ${named}() returns trigger language plpgsql
         set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
       begin
         ${indexing(table, event)};
         return null;
       end $$`,
      `create trigger index_${event} after ${event} on catalog.${table.table}
         referencing ${TRANSITIONS[event]} for each statement execute function ${named}()`,
    ];
  }),
];
