import { ImportPublicMessages } from '@manette/contracts/chat';
import { inMemoryChat } from '../../testing/in-memory-chat.js';

const at = new Date('2025-01-01T12:00:00Z');
const messages = ['One', 'Two'].map((text) => ({
  senderId: '00000000-0000-7000-8000-000000000001',
  text,
  at,
}));

it('importing public messages writes them in order, once, and emits nothing', async () => {
  const { commands, chat, outbox } = await inMemoryChat();
  expect(await commands.execute(new ImportPublicMessages(messages))).toBe(2);
  expect(await commands.execute(new ImportPublicMessages(messages))).toBe(0);
  const written = [...chat.messages.values()].map(({ content, position }) => [content, position]);
  expect(written).toEqual([
    ['One', 1],
    ['Two', 2],
  ]);
  expect(outbox.emitted).toEqual([]);
});
