import { Deferred } from './deferred.js';
import { BoundedWork, TooBusy } from './bounded-work.js';

const BOUNDS = { atOnce: 2, waiting: 2, patience: 1000 };

describe('bounded work', () => {
  const begun: number[] = [];
  const ends: Deferred[] = [];
  const piece = (bounded: BoundedWork, number: number, afterWaiting?: () => Promise<void>) => {
    const end = (ends[number] = new Deferred());
    return bounded.run(() => {
      begun.push(number);
      return end.promise.then(() => number);
    }, afterWaiting);
  };
  /** Lets pending promises settle. */
  const settle = () => new Promise(setImmediate);
  beforeEach(() => begun.splice(0));
  afterEach(() => void jest.useRealTimers());

  it('runs two pieces of work at the same time, and the others in order', async () => {
    const bounded = new BoundedWork(BOUNDS);
    const all = [0, 1, 2, 3].map((number) => piece(bounded, number));
    await settle();
    expect(begun).toEqual([0, 1]);
    ends[1]?.resolve();
    await settle();
    expect(begun).toEqual([0, 1, 2]);
    for (const end of ends) end.resolve();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('rejects work when the queue is full', async () => {
    const bounded = new BoundedWork(BOUNDS);
    const all = [0, 1, 2, 3].map((number) => piece(bounded, number));
    await expect(piece(bounded, 4)).rejects.toThrow(TooBusy);
    for (const end of ends) end.resolve();
    await Promise.all(all);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('rejects work that has waited too long, and never begins it', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const bounded = new BoundedWork(BOUNDS);
    const running = [piece(bounded, 0), piece(bounded, 1)];
    const late = expect(piece(bounded, 2)).rejects.toThrow(TooBusy);
    jest.advanceTimersByTime(BOUNDS.patience);
    await late;
    for (const end of ends) end.resolve();
    await Promise.all(running);
    expect(begun).toEqual([0, 1]);
  });

  it('calls afterWaiting only after a wait, and hands the turn over when it or the work fails', async () => {
    const bounded = new BoundedWork({ ...BOUNDS, atOnce: 1 });
    const failing = bounded.run(
      () => Promise.reject(new Error('broken')),
      () => Promise.reject(new Error('asked')),
    );
    const refused = piece(bounded, 1, () => Promise.reject(new Error('not any more')));
    const last = piece(bounded, 2);
    await expect(failing).rejects.toThrow('broken');
    await expect(refused).rejects.toThrow('not any more');
    ends[2]?.resolve();
    expect(await last).toBe(2);
    expect(begun).toEqual([2]);
  });
});
