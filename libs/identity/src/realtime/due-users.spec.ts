import { DueUsers } from './due-users.js';

describe('due users', () => {
  let looked: string[][];
  let due: DueUsers;
  beforeEach(() => {
    jest.useFakeTimers();
    looked = [];
    due = new DueUsers(1000, (userIds) => looked.push(userIds));
  });
  afterEach(() => void jest.useRealTimers());

  it('are passed on after the delay, counted from the last call for each user', () => {
    due.add('ann');
    jest.advanceTimersByTime(600);
    due.add('bob');
    due.add('ann');
    jest.advanceTimersByTime(900);
    expect(looked).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(looked).toEqual([['bob', 'ann']]);
    due.add('cid');
    jest.advanceTimersByTime(1000);
    expect(looked).toEqual([['bob', 'ann'], ['cid']]);
  });

  it('share one timer', () => {
    for (const user of ['ann', 'bob', 'cid']) due.add(user);
    expect(jest.getTimerCount()).toBe(1);
  });

  it('are dropped on stop', () => {
    due.add('ann');
    due.stop();
    jest.advanceTimersByTime(5000);
    expect(looked).toEqual([]);
  });
});
