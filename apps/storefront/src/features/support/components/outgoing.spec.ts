import { outgoingReducer, type Outgoing, type OutgoingAction } from './outgoing';

const queued = (key: string): OutgoingAction => ({
  type: 'queued',
  message: { key, content: key, createdAt: '2026-01-01T10:00:00.000Z' },
});
const after = (...actions: OutgoingAction[]) => actions.reduce<Outgoing[]>(outgoingReducer, []);

describe('messages on their way', () => {
  it('stand in the order of writing', () => {
    expect(after(queued('a'), queued('b')).map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('leave when they are acknowledged', () => {
    expect(after(queued('a'), queued('b'), { type: 'acknowledged', key: 'a' }).map(({ key }) => key)).toEqual(
      ['b'],
    );
  });

  it('[ERR-024] stay when they fail, and are tried again from the start', () => {
    const failed = after(
      queued('a'),
      { type: 'progressed', key: 'a', progress: 60 },
      { type: 'failed', key: 'a' },
    );
    expect(failed).toMatchObject([{ key: 'a', state: 'failed', progress: 60 }]);
    expect(outgoingReducer(failed, { type: 'retried', key: 'a' })).toMatchObject([
      { state: 'sending', progress: 0 },
    ]);
  });
});
