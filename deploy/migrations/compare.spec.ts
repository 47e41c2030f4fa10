import { broken } from './compare.ts';
import type { ReleasedSchema } from './released-schema.ts';

const text = { type: 'text', nullable: false, default: false };
const optional = { ...text, nullable: true };
const filled = { ...text, default: true };
const released: ReleasedSchema = {
  release: '1.2.0',
  retired: ['shop.item.colour', 'shop.shelf'],
  tables: {
    'shop.item': { name: text, colour: text, note: optional, place: filled },
    'shop.shelf': { id: text },
  },
};
const item = { name: text, colour: text, note: optional, place: filled };
const tables = { 'shop.item': item, 'shop.shelf': { id: text } };
const without = (column: keyof typeof item) => {
  const { [column]: _dropped, ...rest } = item;
  return { ...tables, 'shop.item': rest };
};

describe('a change of the tables', () => {
  it.each([
    ['a table', { 'shop.shelf': { id: text } }, 'drops shop.item, which release 1.2.0 reads'],
    ['a column', without('name'), 'drops shop.item.name, which release 1.2.0 reads'],
  ])('[OPS-071] is reported if it drops %s', (_what, now, line) => {
    expect(broken(released, now)).toEqual([line]);
  });

  it('[OPS-071] is reported once, as a drop, if it renames a column', () => {
    const now = { ...tables, 'shop.item': { ...without('name')['shop.item'], title: text } };
    const line = 'drops shop.item.name, which release 1.2.0 reads';
    expect(broken(released, now, new Set(['shop.item.title']))).toEqual([line]);
  });

  it.each([
    [
      'the type',
      { ...item, name: { ...text, type: 'integer' } },
      'changes the type of shop.item.name from text to integer',
    ],
    [
      'a new column that must be given',
      { ...item, size: text },
      'requires shop.item.size, which release 1.2.0 does not write',
    ],
    [
      'a column that must be given now',
      { ...item, note: text },
      'requires shop.item.note, which release 1.2.0 does not write',
    ],
    [
      'a column that is filled in no longer',
      { ...item, place: text },
      'requires shop.item.place, which release 1.2.0 does not write',
    ],
  ])('[OPS-072] is reported if it concerns %s', (_what, now, line) => {
    expect(broken(released, { ...tables, 'shop.item': now })).toEqual([line]);
  });

  it('[OPS-072] may add tables and optional columns', () => {
    const now = {
      ...tables,
      'shop.item': { ...item, size: optional, weight: filled },
      'shop.sale': { id: text },
    };
    expect(broken(released, now)).toEqual([]);
  });

  it('[OPS-073] may drop tables and columns that the release had retired', () => {
    const { 'shop.item': rest } = without('colour');
    expect(broken(released, { 'shop.item': rest })).toEqual([]);
  });
});
