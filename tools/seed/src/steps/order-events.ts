import { CompleteTicket, RateTicket } from '@manette/orders/commands';
import { CONVERSATIONS, type Conversation } from '../data/conversations.js';
import { hoursBefore, minutesAfter } from '../time.js';
import { idOf } from './id-of.js';
import { playPayment } from './payment.js';
import { seedPaymentMethods } from './payment-methods.js';
import type { PlayedOrder } from './played-order.js';
import type { PlayedShop } from './played-shop.js';
import { playTerm } from './term.js';
import { seedLedger, seedVault } from './units.js';

function orderOf({ people, tickets, now }: PlayedShop, conversation: Conversation): PlayedOrder {
  const ticketId = tickets.get(conversation);
  if (!ticketId) throw new Error(`the conversation "${conversation.subject}" has no ticket`);
  const opened = hoursBefore(now, conversation.openedHoursAgo);
  return {
    conversation,
    ticketId,
    client: { id: idOf(people, conversation.client), role: 'client' },
    admin: { id: idOf(people, conversation.admin), role: 'admin' },
    at: (minutes) => minutesAfter(opened, minutes),
  };
}

/** Completes an order, which delivers its unit, and plays the rental that the completion starts. */
async function complete(shop: PlayedShop, order: PlayedOrder): Promise<void> {
  const { closing, life } = order.conversation;
  if (!life || !closing) return;
  const by = { id: order.admin.id, side: 'admin' } as const;
  const at = order.at(closing.minutesAfterOpening);
  const command = new CompleteTicket(by, order.ticketId, { slotKind: life.term?.slotKind });
  const { term } = await shop.clock.at(at, () => shop.commands.execute(command));
  if (life.term && term) await playTerm(shop, order, life.term, { termId: term._id, at });
}

async function rate({ commands, clock }: PlayedShop, order: PlayedOrder): Promise<void> {
  const { rated, closing } = order.conversation;
  if (!rated || !closing) return;
  const by = { id: order.client.id, side: 'client' } as const;
  const { stars, comment, minutesAfterClosing } = rated;
  const command = new RateTicket(by, order.ticketId, { stars, comment });
  await clock.at(order.at(closing.minutesAfterOpening + minutesAfterClosing), () =>
    commands.execute(command),
  );
}

/** Plays the events of the orders besides their messages: executes the commands of clients and administrators, dated. */
export async function playOrderEvents(shop: PlayedShop): Promise<void> {
  const methods = await seedPaymentMethods(shop);
  await seedLedger(shop);
  await seedVault(shop);
  for (const conversation of CONVERSATIONS) {
    const order = orderOf(shop, conversation);
    const payment = conversation.life?.payment;
    if (payment) await playPayment(shop, order, payment, methods);
    await complete(shop, order);
    await rate(shop, order);
  }
}
