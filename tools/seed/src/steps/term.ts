import type { GuideView } from '@manette/contracts/fulfilment';
import { SendGuide, TickStep } from '@manette/fulfilment/commands';
import { ChangeEnd, RequestReturn } from '@manette/rentals/commands';
import type { TermLife } from '../data/order-events.js';
import { daysBefore, hoursBefore, minutesAfter } from '../time.js';
import type { PlayedOrder } from './played-order.js';
import type { PlayedShop } from './played-shop.js';

const GUIDE_AFTER_MINUTES = 1;
const STEP_MINUTES = 6;
const END_CHANGED_AFTER_MINUTES = 5;

async function tick(
  { commands, clock }: PlayedShop,
  { client }: PlayedOrder,
  guide: GuideView,
  steps: { numbers: readonly number[]; from: Date },
): Promise<void> {
  for (const [at, number] of steps.numbers.entries()) {
    const done = minutesAfter(steps.from, (at + 1) * STEP_MINUTES);
    await clock.at(done, () => commands.execute(new TickStep(client, guide._id, { number, done: true })));
  }
}

async function activate(shop: PlayedShop, order: PlayedOrder, numbers: readonly number[], from: Date) {
  const command = new SendGuide(order.admin, order.ticketId, { kind: 'activation' });
  const { guide } = await shop.clock.at(from, () => shop.commands.execute(command));
  await tick(shop, order, guide, { numbers, from });
}

async function wantToReturn(
  shop: PlayedShop,
  order: PlayedOrder,
  termId: string,
  { hoursAgo, ticked }: NonNullable<TermLife['returning']>,
): Promise<void> {
  const from = hoursBefore(shop.now, hoursAgo);
  const request = new RequestReturn({ userId: order.client.id, role: 'client' }, termId);
  const { guide } = await shop.clock.at(from, () => shop.commands.execute(request));
  if (guide) await tick(shop, order, guide, { numbers: ticked, from });
}

/** Plays the rental that an order has started: activation, a changed end, a requested return. */
export async function playTerm(
  shop: PlayedShop,
  order: PlayedOrder,
  { activated, ends, returning }: TermLife,
  started: { termId: string; at: Date },
): Promise<void> {
  const { clock, commands, now } = shop;
  await activate(shop, order, activated, minutesAfter(started.at, GUIDE_AFTER_MINUTES));
  if (ends) {
    const admin = { userId: order.admin.id, role: 'admin' } as const;
    const input = { endsAt: daysBefore(now, -ends.daysFromNow), reason: ends.reason };
    const change = new ChangeEnd(admin, started.termId, input);
    await clock.at(minutesAfter(started.at, END_CHANGED_AFTER_MINUTES), () => commands.execute(change));
  }
  if (returning) await wantToReturn(shop, order, started.termId, returning);
}
