import { statementText } from './statement-text.js';

describe('a statement in a trace', () => {
  it.each([
    ['select id from users where email = $1 limit 20', 'select id from users where email = $1 limit ?'],
    [
      `insert into "t" ("a", "b2") values ('it''s secret', 12.5)`,
      'insert into "t" ("a", "b2") values (?, ?)',
    ],
    [`update t set a = E'it\\'s secret', b = 'x'`, 'update t set a = ?, b = ?'],
    ['select $$it is secret$$, $tag$so is $$ this$tag$', 'select ?, ?'],
    [
      `select r->>'kind' from jsonb_array_elements($1::jsonb) r`,
      'select r->>? from jsonb_array_elements($1::jsonb) r',
    ],
    [`insert into t values ('secret that is cut`, 'insert into t values (?'],
  ])('[OPS-103] contains no value: %s', (sql, shown) => {
    expect(statementText(sql)).toBe(shown);
  });

  it('[OPS-103] is truncated before its values are replaced', () => {
    expect(statementText(`select '${'x'.repeat(100_000)}secret'`)).toBe('select ?');
  });
});
