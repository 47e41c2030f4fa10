import type { LoadedConversation } from './conversations';
import { withNews } from './keep-newest';
import { aMessage } from '../testing/a-message';

const message = (position: number) => aMessage({ _id: `m-${position}`, position });
const kept = (from: number, to: number): LoadedConversation => ({
  messages: Array.from({ length: to - from + 1 }, (_, at) => message(from + at)),
  hasMore: false,
  deleted: [],
});
const positions = ({ messages }: LoadedConversation) => messages.map(({ position }) => position);

describe('the stored messages of a conversation', () => {
  it('[POC-022] include new messages and exclude deleted ones, up to the newest 50', () => {
    const next = withNews(kept(1, 50), { messages: [message(51)] });
    expect(positions(next)).toHaveLength(50);
    expect([positions(next).at(0), positions(next).at(-1), next.hasMore]).toEqual([2, 51, true]);
    expect(positions(withNews(kept(1, 3), { deleted: ['m-2'] }))).toEqual([1, 3]);
  });

  it('stay unchanged when a message would leave a gap', () => {
    expect(positions(withNews(kept(1, 3), { messages: [message(5)] }))).toEqual([1, 2, 3]);
  });
});
