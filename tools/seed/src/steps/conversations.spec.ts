import { CONVERSATIONS } from '../data/conversations.js';
import { messagesBetween } from './conversations.js';

const NOW = new Date('2026-11-28T12:00:00Z');

describe('the messages of the demo', () => {
  it('are each written exactly once when payment events divide a conversation into parts', () => {
    const withCards = CONVERSATIONS.filter(({ life }) => life?.payment);
    expect(withCards.length).toBeGreaterThan(3);
    for (const conversation of withCards) {
      const { requestedAt, proof } = conversation.life!.payment!;
      const ends = [requestedAt, proof?.sentAt, proof?.acceptedAt].filter((end) => end !== undefined);
      const parts = [...ends, Infinity].map((end, at) =>
        messagesBetween(conversation, NOW, at === 0 ? -1 : ends[at - 1]!, end),
      );
      expect(parts.flat()).toEqual(messagesBetween(conversation, NOW, -1, Infinity));
      expect(parts.flat().map(({ text }) => text)).toEqual(conversation.messages.map(({ text }) => text));
    }
  });
});
