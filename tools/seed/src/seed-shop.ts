import type { AppConfig } from '@manette/platform';
import type { CommandBus } from '@nestjs/cqrs';
import { seedConversations } from './steps/conversations.js';
import { seedPublicChat } from './steps/public-chat.js';
import { seedPeople } from './steps/people.js';
import { seedAccounts, seedGiftCards } from './steps/catalogue.js';

/**
 * Writes users, catalogue, conversations and the public chat, all as of `now` minus their age. No step changes what already
 * exists, so that a run can be repeated.
 */
export async function seedShop(
  commands: CommandBus,
  config: Pick<AppConfig, 'admin' | 'knownPasswords'>,
  now: Date,
): Promise<void> {
  const people = await seedPeople(commands, config, now);
  const accounts = await seedAccounts(commands, now);
  const giftCards = await seedGiftCards(commands, now);
  await seedConversations(commands, { people, accounts, giftCards }, now);
  await seedPublicChat(commands, people, now);
}
