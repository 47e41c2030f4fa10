import type { CommandBus } from '@nestjs/cqrs';
import type { PlayedClock } from '../played-clock.js';
import type { Shop, Tickets } from './conversations.js';

/** The shop in which the events of orders are played. */
export interface PlayedShop extends Shop {
  commands: CommandBus;
  clock: PlayedClock;
  tickets: Tickets;
  now: Date;
}
