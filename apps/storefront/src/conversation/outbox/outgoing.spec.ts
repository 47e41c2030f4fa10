import { outgoingReducer, type Outgoing, type OutgoingAction } from './outgoing';
import { mayBeDuplicate, nextToSend, nextTry } from './next-to-send';

const HOUR = 3_600_000;
const written = (key: string, conversationId = 't'): OutgoingAction => ({
  type: 'written',
  message: { key, conversationId, content: key, writtenAt: key.charCodeAt(0), after: 3 },
});
const after = (...actions: OutgoingAction[]) => actions.reduce<Outgoing[]>(outgoingReducer, []);
const keys = (queue: Outgoing[]) => queue.map(({ key }) => key);
const started = (key: string, now = 0): OutgoingAction => ({ type: 'started', key, now });

describe('pending messages', () => {
  it('are ordered by the time of writing, including those of another visit', () => {
    const earlier = after(written('a'), written('c'));
    expect(keys(outgoingReducer(after(written('b')), { type: 'restored', messages: earlier }))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('are queued once, however often they are written or restored', () => {
    const queue = after(written('a'), written('a'));
    expect(keys(outgoingReducer(queue, { type: 'restored', messages: queue }))).toEqual(['a']);
  });

  it('are removed when they are acknowledged; later ones follow their position', () => {
    const queue = after(written('a'), written('b'), { type: 'acknowledged', key: 'a', position: 9 });
    expect(queue).toMatchObject([{ key: 'b', after: 9 }]);
  });

  it('[ERR-024] stay when they fail, and are retried from the start', () => {
    const failed = after(
      written('a'),
      started('a'),
      { type: 'progressed', key: 'a', progress: 60 },
      { type: 'interrupted', key: 'a', notBefore: 50, isOffline: false },
    );
    expect(failed).toMatchObject([{ key: 'a', state: 'failed', tries: 1 }]);
    expect(nextToSend(failed, 't', 49)).toBeUndefined();
    expect(nextToSend(failed, 't', 50)?.key).toBe('a');
    const retried = outgoingReducer(failed, { type: 'retried', key: 'a' });
    expect(retried).toMatchObject([{ state: 'waiting', notBefore: 0 }]);
    expect(outgoingReducer(retried, started('a'))).toMatchObject([
      { state: 'sending', progress: 0, tries: 2 },
    ]);
  });

  it('are removed when their writer discards them', () => {
    expect(after(written('a'), { type: 'discarded', key: 'a' })).toEqual([]);
  });
});

describe('the next message to send', () => {
  it('is the oldest of the ticket, and none while that one is being sent', () => {
    const queue = after(written('a'), written('b'), written('c', 'other'));
    expect(nextToSend(queue, 't', 0)?.key).toBe('a');
    expect(nextToSend(queue, 'other', 0)?.key).toBe('c');
    expect(nextToSend(outgoingReducer(queue, started('a')), 't', 0)).toBeUndefined();
  });

  it('waits for an earlier waiting message, and skips a refused one', () => {
    const sent = after(written('a'), written('b'), started('a'));
    const waits = outgoingReducer(sent, { type: 'interrupted', key: 'a', notBefore: 9, isOffline: true });
    expect(nextToSend(waits, 't', 0)).toBeUndefined();
    const refused = outgoingReducer(sent, { type: 'refused', key: 'a', refusal: 'No' });
    expect(nextToSend(refused, 't', 0)?.key).toBe('b');
  });

  it('is due immediately when the network returns, unless it was refused', () => {
    const queue = after(
      written('a'),
      started('a'),
      { type: 'refused', key: 'a', refusal: 'No' },
      written('b'),
      started('b'),
      { type: 'interrupted', key: 'b', notBefore: 60_000, isOffline: true },
    );
    expect(nextTry(queue)).toBe(60_000);
    const back = outgoingReducer(queue, { type: 'networkReturned' });
    expect(nextToSend(back, 't', 0)?.key).toBe('b');
    expect(back[0]).toMatchObject({ state: 'failed', refusal: 'No' });
  });

  it('has no next attempt while all messages are sent or being sent', () => {
    expect(nextTry([])).toBeUndefined();
    expect(nextTry(after(written('a'), started('a')))).toBeUndefined();
  });

  it('may be a duplicate once the server may have forgotten its key', () => {
    const [tried] = after(written('a'), started('a', 5));
    expect(mayBeDuplicate(tried!, 22 * HOUR)).toBe(false);
    expect(mayBeDuplicate(tried!, 24 * HOUR)).toBe(true);
    expect(mayBeDuplicate(after(written('b'))[0]!, 24 * HOUR)).toBe(false);
  });
});
