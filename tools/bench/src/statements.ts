const ORDERS: Record<string, string> = {
  price: 'price_currency, price_amount, id',
  codeName: 'lower(code_name), id',
};

/** Returns the minimal statement for a query of the list: the first 24 matching listings, without their count. */
export function statementOf(query: Record<string, string>): { text: string; values: string[] } {
  const values: string[] = [];
  const bind = (value: string): string => `$${values.push(value)}`;
  const conditions = ['deleted_at is null'];
  if (query.service) conditions.push(`service = ${bind(query.service)}`);
  if (query.console) conditions.push(`console in (${bind(query.console)}, ${bind('PS4/PS5')})`);
  if (query.inStock) conditions.push('available > 0');
  if (query.q) conditions.push(`search like catalog.infix(${bind(query.q)})`);
  return {
    text: `select * from catalog.account where ${conditions.join(' and ')}
           order by ${ORDERS[query.sort ?? ''] ?? 'created_at desc, id desc'} limit 24`,
    values,
  };
}

/**
 * Returns a pgbench script that reads a page of 24 at a random place of the shelf and its pictures as JSON, in one statement,
 * without a count and in the order of an index.
 * @param first, last the times between which the random place lies, in milliseconds
 */
export const pageScript = ({ first, last }: { first: number; last: number }): string =>
  `\\set time random(${Math.floor(first)}, ${Math.ceil(last)})
with page as (
  select id, code_name, console, service, games, price_amount, price_currency, duration, available, description, images,
         created_at, updated_at
    from catalog.account
   where deleted_at is null and created_at < to_timestamp(:time / 1000.0)
   order by created_at desc, id desc limit 24)
select (select json_agg(page) from page),
       (select json_agg(picture) from catalog.picture where id in (select unnest(images) from page));
`;
