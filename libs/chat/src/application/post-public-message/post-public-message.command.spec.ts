import { DomainError } from '@manette/contracts/errors';
import type { ReceivedFile } from '@manette/conversation';
import { inMemoryChat, type InMemoryChat } from '../../testing/in-memory-chat.js';
import { PostPublicMessage } from './post-public-message.command.js';

const AMINA = '00000000-0000-7000-8000-000000000001';
const file: ReceivedFile = { path: '/tmp/receipt', name: 'receipt.pdf', size: 10 };

let chat: InMemoryChat;
beforeEach(async () => {
  chat = await inMemoryChat();
});
const post = (content: string, received?: ReceivedFile) =>
  chat.commands.execute(new PostPublicMessage(AMINA, content, received));

describe('posting a public message', () => {
  it('[API-035, RT-001] gives the message the next position and sends it to all users of the chat', async () => {
    const first = await post('Hello');
    const second = await post('Is anybody here?');
    expect([first, second]).toMatchObject([
      { content: 'Hello', position: 1, type: 'text', sender: { _id: AMINA } },
      { content: 'Is anybody here?', position: 2 },
    ]);
    const [sent] = chat.outbox.emitted;
    expect(sent).toEqual({ to: { verified: true }, event: 'public_message', payload: first });
  });

  it('[CHAT-024] names a file without text', async () => {
    expect(await post('', file)).toMatchObject({ content: 'File attachment', type: 'file', fileSize: 10 });
    expect([...chat.attachments.keys]).toEqual(['private/chat/1.pdf']);
  });

  it.each([
    ['deletes', 'a refusal', new DomainError('CONFLICT', 'Refused'), 0],
    ['keeps', 'an outage, after which the commit may have succeeded', new Error('connection lost'), 1],
  ] as const)('%s the file after %s', async (_, __, error, files) => {
    chat.chat.add = () => Promise.reject(error);
    await expect(post('', file)).rejects.toBe(error);
    expect(chat.attachments.keys.size).toBe(files);
  });
});
