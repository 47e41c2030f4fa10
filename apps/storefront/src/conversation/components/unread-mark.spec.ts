import type { MessageView } from '@manette/contracts/conversation';
import { aMessage } from '../testing/a-message';
import { markOf, unreadLine } from './unread-mark';

const others = (reader: 'client' | 'admin') => (message: MessageView) =>
  message.sender !== null && message.sender.role !== reader;

const messages = [
  aMessage({ by: 'client', position: 1 }),
  aMessage({ by: 'admin', position: 2 }),
  aMessage({ by: 'system', position: 3 }),
  aMessage({ by: 'admin', position: 4 }),
  aMessage({ by: 'client', position: 5 }),
];

describe('the unread line', () => {
  it('is before the other side’s first message after the read position', () => {
    const mark = markOf({ messages }, 1, others('client'));
    expect(unreadLine(messages, mark, others('client'))).toEqual({ before: messages[1]?._id, count: 2 });
  });

  it('does not count messages that arrive while the page is open', () => {
    const mark = markOf({ messages }, 2, others('client'));
    const later = [...messages, aMessage({ by: 'admin', position: 6 })];
    expect(unreadLine(later, mark, others('client'))).toEqual({ before: messages[3]?._id, count: 1 });
  });

  it.each([
    ['all messages were read', 4, 'client'],
    ['only messages of the reader’s own side follow', 2, 'admin'],
  ] as const)('is absent when %s', (_, readTo, reader) => {
    const mark = markOf({ messages: messages.slice(0, 4) }, readTo, others(reader));
    expect(mark).toBeNull();
    expect(unreadLine(messages, mark, others(reader))).toBeNull();
  });

  it('disappears when all new messages were deleted', () => {
    const mark = markOf({ messages }, 3, others('client'));
    expect(unreadLine(messages.slice(0, 3), mark, others('client'))).toBeNull();
  });
});
