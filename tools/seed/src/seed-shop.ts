import type { AppConfig } from '@manette/platform';
import type { CommandBus } from '@nestjs/cqrs';
import type { PlayedClock } from './played-clock.js';
import { seedConversations } from './steps/conversations.js';
import { seedPublicChat } from './steps/public-chat.js';
import { seedPeople } from './steps/people.js';
import { seedAccounts, seedGiftCards } from './steps/catalogue.js';
import type { PlayedShop } from './steps/played-shop.js';

/** The services and settings that the seeding uses. */
export interface Seeding {
  commands: CommandBus;
  clock: PlayedClock;
  config: Pick<AppConfig, 'admin' | 'knownPasswords'>;
  now: Date;
}

/**
 * Writes users, catalogue, conversations and the public chat, dated `now` minus their age. Existing rows are not changed, so
 * that a run can be repeated.
 */
export async function seedShop({ commands, clock, config, now }: Seeding): Promise<PlayedShop> {
  const people = await seedPeople(commands, config, now);
  const accounts = await seedAccounts(commands, now);
  const giftCards = await seedGiftCards(commands, now);
  const shop = { people, accounts, giftCards };
  const tickets = await seedConversations(commands, shop, now);
  await seedPublicChat(commands, people, now);
  return { ...shop, commands, clock, tickets, now };
}
