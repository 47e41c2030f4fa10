import { Deferred } from './deferred.js';
import { TurnsByCaller } from './turns-by-caller.js';

describe('turns by caller', () => {
  let turns: TurnsByCaller;
  const begun: string[] = [];
  const ends = new Map<string, Deferred>();
  const work = (caller: string, name: string, signal?: AbortSignal) => {
    const end = new Deferred();
    ends.set(name, end);
    const piece = () => {
      begun.push(name);
      return end.promise.then(() => name);
    };
    return turns.run(caller, piece, signal);
  };
  const finish = async (name: string) => {
    ends.get(name)?.resolve();
    await new Promise(setImmediate);
  };
  beforeEach(() => {
    begun.splice(0);
    turns = new TurnsByCaller({ atOnce: 2, waiting: 2, refusal: () => new Error('too many') });
  });

  it('let a caller begin although another caller has work waiting', async () => {
    const mine = ['a1', 'a2', 'a3', 'a4'].map((name) => work('ann', name));
    const others = work('bob', 'b1');
    await finish('b1');
    expect(await others).toBe('b1');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    for (const name of ['a1', 'a2', 'a3', 'a4']) await finish(name);
    expect(await Promise.all(mine)).toEqual(['a1', 'a2', 'a3', 'a4']);
    expect(begun.slice(3)).toEqual(['a3', 'a4']);
  });

  it('reject work when the caller’s queue is full, and continue after a failure', async () => {
    const all = ['1', '2', '3', '4'].map((name) => work('ann', name));
    await expect(work('ann', '5')).rejects.toThrow('too many');
    for (const name of ['1', '2', '3', '4']) await finish(name);
    expect(await Promise.all(all)).toEqual(['1', '2', '3', '4']);
    for (let failures = 0; failures < 3; failures++)
      await expect(turns.run('ann', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const again = work('ann', '6');
    await finish('6');
    expect(await again).toBe('6');
  });

  it('skip work whose signal was aborted', async () => {
    const [first, second] = [work('ann', '1'), work('ann', '2')];
    const leave = new AbortController();
    const third = work('ann', '3', leave.signal);
    const fourth = work('ann', '4');
    leave.abort(new Error('gone'));
    await expect(third).rejects.toThrow('gone');
    for (const name of ['1', '2', '4']) await finish(name);
    expect(await Promise.all([first, second, fourth])).toEqual(['1', '2', '4']);
    expect(begun).toEqual(['1', '2', '4']);
  });
});
