import fc from 'fast-check';
import { MAX_LISTED_DELETIONS, type MessageView } from '@manette/contracts/conversation';
import type { LoadedConversation } from './conversations';
import { take } from './merge-messages';
import { continues, renewNewest } from './renew-newest';

const PAGE = 5;
const message = (position: number) => ({ _id: `m${position}`, position }) as MessageView;
const conversation = (positions: number[], hasMore = false, deleted: string[] = []): LoadedConversation => ({
  messages: positions.map(message),
  hasMore,
  readTo: 0,
  deleted,
});
const positions = ({ messages }: { messages: MessageView[] }) => messages.map(({ position }) => position);

describe('refetched newest messages', () => {
  it('add new messages and keep older ones', () => {
    const renewed = renewNewest(conversation([1, 2, 3], true), conversation([3, 4, 5], true));
    expect(positions(renewed)).toEqual([1, 2, 3, 4, 5]);
    expect(renewed.hasMore).toBe(true);
  });

  it('remove messages that were deleted meanwhile', () => {
    expect(positions(renewNewest(conversation([1, 2, 3, 4]), conversation([2, 4], true)))).toEqual([1, 2, 4]);
  });

  it('remove older messages that the response lists as deleted', () => {
    const renewed = renewNewest(conversation([1, 2, 3, 4], true), conversation([3, 4], true, ['m1']));
    expect(positions(renewed)).toEqual([2, 3, 4]);
    expect(renewed.hasMore).toBe(true);
  });

  it('replace all loaded messages if more were deleted than a response lists', () => {
    const deleted = Array.from({ length: MAX_LISTED_DELETIONS }, (_, at) => `gone${at}`);
    const newest = conversation([3, 4], true, deleted);
    expect(positions(renewNewest(conversation([1, 2, 3]), newest))).toEqual([3, 4]);
    expect(positions(renewNewest(conversation([1, 2, 3], true, ['gone99']), newest))).toEqual([1, 2, 3, 4]);
  });

  it('do not restore a message that was deleted while the request was pending', () => {
    const shown = conversation([1, 2, 3]);
    take(shown, { deleted: ['m2'] });
    expect(positions(renewNewest(shown, conversation([1, 2, 3])))).toEqual([1, 3]);
  });

  it('keep messages that arrived while the request was pending', () => {
    expect(positions(renewNewest(conversation([1, 2, 3]), conversation([1, 2])))).toEqual([1, 2, 3]);
  });

  it('replace all loaded messages if there is a gap between both', () => {
    const renewed = renewNewest(conversation([1, 2]), conversation([8, 9], true));
    expect(positions(renewed)).toEqual([8, 9]);
    expect(renewed.hasMore).toBe(true);
  });

  it('are shown alone if nothing was loaded or all loaded messages were deleted', () => {
    expect(renewNewest(conversation([]), conversation([1], false))).toEqual(conversation([1]));
    expect(renewNewest(conversation([1]), conversation([]), 1)).toEqual(conversation([]));
    expect(renewNewest(conversation([1]), conversation([]))).toEqual(conversation([1]));
  });
});

/** Simulates a conversation on the server and a page that receives its events only while it is connected. */
class Reader {
  readonly server: MessageView[] = [];
  private readonly deleted: string[] = [];
  shown = conversation([]);
  private hears = true;
  private written = 0;

  post(): void {
    const posted = message(++this.written);
    this.server.push(posted);
    if (this.hears && !this.hear(posted)) this.renew();
  }

  /** Posts an own message, whose response arrives even when events do not arrive. */
  postOwn(): void {
    const posted = message(++this.written);
    this.server.push(posted);
    if (!this.hear(posted)) this.renew();
  }

  delete(at: number): void {
    const [gone] = this.server.splice(at % Math.max(1, this.server.length), 1);
    if (!gone) return;
    this.deleted.unshift(gone._id);
    if (this.hears) take(this.shown, { deleted: [gone._id] });
  }

  cut(): void {
    this.hears = false;
  }

  returns(): void {
    this.hears = true;
    this.renew();
  }

  private hear(posted: MessageView): boolean {
    const fits = continues(this.shown, posted);
    if (fits) take(this.shown, { messages: [posted] });
    return fits;
  }

  private renew(): void {
    const messages = this.server.slice(-PAGE);
    const newest = { messages, hasMore: this.server.length > PAGE, readTo: 0, deleted: [...this.deleted] };
    this.shown = renewNewest(this.shown, newest, positions(this.shown).at(-1));
  }
}

it('[ORD-065, ORD-066] after any interruption no message after the oldest shown one is missing or duplicated', () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constant({ does: 'post' as const }) },
    { weight: 2, arbitrary: fc.constant({ does: 'postOwn' as const }) },
    fc.constant({ does: 'cut' as const }),
    fc.constant({ does: 'returns' as const }),
    fc.record({ does: fc.constant('delete' as const), at: fc.nat(20) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const reader = new Reader();
      for (const one of steps) {
        if (one.does === 'delete') reader.delete(one.at);
        else reader[one.does]();
      }
      reader.returns();
      const from = positions(reader.shown)[0] ?? 0;
      const there = reader.server.map(({ position }) => position);
      expect(positions(reader.shown)).toEqual(there.filter((at) => at >= from));
    }),
    { numRuns: 1000 },
  );
});
