import { validate, version } from 'uuid';
import { newId } from './new-id.js';

/** More ids than one fetch of random bytes is enough for. */
const MANY = 1_000;

const timeOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

it('new ids are distinct UUIDs of version 7 with the current time, in the order of creation', () => {
  const before = Date.now();
  const ids = Array.from({ length: MANY }, newId);
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(new Set(ids).size).toBe(MANY);
  expect(ids.toSorted()).toEqual(ids);
  expect(timeOf(ids[0] ?? '')).toBeGreaterThanOrEqual(before);
  expect(timeOf(ids.at(-1) ?? '')).toBeLessThanOrEqual(Date.now());
});

it('new ids sort after the former ones when the clock is set back', () => {
  const former = newId();
  jest.spyOn(Date, 'now').mockReturnValue(timeOf(former) - 60_000);
  expect(newId() > former).toBe(true);
});

it('new ids do not share their random parts', () => {
  const randomParts = Array.from({ length: MANY }, () => newId().slice(-12));
  expect(new Set(randomParts).size).toBe(MANY);
});
