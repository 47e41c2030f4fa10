import { ImportPublicMessages } from '@manette/contracts/chat';
import type { CommandBus } from '@nestjs/cqrs';
import { PUBLIC_CHAT } from '../data/public-chat.js';
import { minutesAfter } from '../time.js';
import { known } from './known.js';
import type { People } from './people.js';

/** Writes what was said in the public chat during the last two days. */
export async function seedPublicChat(commands: CommandBus, people: People, now: Date): Promise<void> {
  const messages = PUBLIC_CHAT.map(({ author, text, minutesAgo }) => ({
    senderId: known(people, author),
    text,
    at: minutesAfter(now, -minutesAgo),
  }));
  await commands.execute(new ImportPublicMessages(messages));
}
