import { ImportPublicMessages } from '@manette/contracts/chat';
import type { CommandBus } from '@nestjs/cqrs';
import { PUBLIC_CHAT } from '../data/public-chat.js';
import { minutesAfter } from '../time.js';
import { idOf } from './id-of.js';
import type { People } from './people.js';

/** Writes the messages of the public chat of the last two days. */
export async function seedPublicChat(commands: CommandBus, people: People, now: Date): Promise<void> {
  const messages = PUBLIC_CHAT.map(({ author, text, minutesAgo }) => ({
    senderId: idOf(people, author),
    text,
    at: minutesAfter(now, -minutesAgo),
  }));
  await commands.execute(new ImportPublicMessages(messages));
}
