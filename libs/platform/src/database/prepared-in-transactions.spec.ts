import { StatementNames } from './prepared-in-transactions.js';

let names: StatementNames;
beforeEach(() => (names = new StatementNames()));
const named = (text: string) => {
  names.of(text);
  return names.of(text);
};

it('names a statement from its second use on, always with the same name', () => {
  expect(names.of('select $1')).toBeUndefined();
  const name = names.of('select $1');
  expect(name).toMatch(/^[\w-]{43}$/);
  expect(names.of('select $1')).toBe(name);
  expect(named('select $2')).not.toBe(name);
});

it('gives no more than 200 names, and none to very long statements', () => {
  const given = Array.from({ length: 300 }, (_, n) => named(`select ${n}`));
  expect(given.filter(Boolean)).toHaveLength(200);
  expect(named(`select '${'x'.repeat(10_000)}'`)).toBeUndefined();
});

it('changes the names when plans are outdated', () => {
  const name = named('select $1');
  names.renew();
  expect(named('select $1')).not.toBe(name);
});
