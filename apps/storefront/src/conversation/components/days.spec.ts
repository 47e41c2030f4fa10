import { dayOf, groupByDay, isLong, isOnOneDay, partsOf } from './days';

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
const message = (createdAt: string) => ({ createdAt });

describe('the days of a conversation', () => {
  it('[ORD-065] group the messages by calendar day, in their order', () => {
    const moments = [at(19, 23), at(20, 0), at(20, 12), at(21, 9)];
    const days = groupByDay(moments.map(message));
    expect(days.map(({ begins, messages }) => [begins, messages.length])).toEqual([
      [at(19, 23), 1],
      [at(20, 0), 2],
      [at(21, 9), 1],
    ]);
    expect(days.flatMap(({ messages }) => messages)).toEqual(moments.map(message));
    expect(groupByDay([])).toEqual([]);
  });

  it('keep their date when older messages are loaded', () => {
    const [later] = groupByDay([message(at(20, 12))]);
    const [whole] = groupByDay([message(at(20, 3)), message(at(20, 12))]);
    expect(whole?.date).toBe(later?.date);
  });

  it('are today, yesterday or earlier by the local calendar', () => {
    const now = new Date(2026, 10, 21, 0, 30);
    expect(dayOf(at(21, 0), now)).toBe('today');
    expect(dayOf(at(20, 23), now)).toBe('yesterday');
    expect(dayOf(at(19, 23), now)).toBe('earlier');
  });

  it('are equal only for two times of one calendar day', () => {
    expect(isOnOneDay(at(20, 0), Date.parse(at(20, 23)))).toBe(true);
    expect(isOnOneDay(at(20, 23), Date.parse(at(21, 0)))).toBe(false);
    expect(isOnOneDay(undefined, Date.parse(at(20, 0)))).toBe(false);
    expect(isOnOneDay(undefined, undefined)).toBe(false);
  });
});

describe('the parts of a day', () => {
  const from = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => ({ position: first + at }));

  it('have at most 50 messages each, in their order', () => {
    const messages = from(30, 120);
    const parts = partsOf(messages);
    expect(parts.map(({ messages: ofPart }) => ofPart.length)).toEqual([20, 50, 21]);
    expect(parts.flatMap(({ messages: ofPart }) => ofPart)).toEqual(messages);
  });

  it('keep their keys when older messages are loaded and one is deleted', () => {
    const keys = partsOf(from(80, 120)).map(({ key }) => key);
    const later = partsOf([...from(10, 90), ...from(92, 120)]).map(({ key }) => key);
    expect(later.slice(-keys.length)).toEqual(keys);
  });

  it('are removed from the page only in a conversation of more than 200 messages', () => {
    expect(isLong(from(1, 200))).toBe(false);
    expect(isLong(from(1, 201))).toBe(true);
  });
});
