const ORDERS: Record<string, string> = {
  price: 'price_currency, price_amount, id',
  codeName: 'lower(code_name), id',
};

/** The least that PostgreSQL has to do for a query of the list: the first 24 listings that fit, without their count. */
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
