import { stat } from 'node:fs/promises';
import { ImportMessages } from '@manette/contracts/orders';
import { AcceptProof, RequestPayment, SendProof } from '@manette/payments/commands';
import { attachmentFile } from '../art.js';
import type { PaymentLife } from '../data/order-events.js';
import { messagesBetween } from './conversations.js';
import { idOf } from './id-of.js';
import type { PlayedOrder } from './played-order.js';
import type { PlayedShop } from './played-shop.js';

type Proof = NonNullable<PaymentLife['proof']>;

async function sendProof(
  { commands, clock }: PlayedShop,
  { ticketId, client, at }: PlayedOrder,
  { method, transactionNumber, file, sentAt }: Proof,
  { methods, amount }: { methods: ReadonlyMap<string, string>; amount: number },
): Promise<string> {
  const path = attachmentFile(file);
  const received = { path, name: file.fileName, size: (await stat(path)).size };
  const fields = { methodId: idOf(methods, method), amount, transactionNumber };
  const command = new SendProof(client, ticketId, fields, received);
  const { proofs } = await clock.at(at(sentAt), () => commands.execute(command));
  return proofs[0]!._id;
}

/** Writes the messages later than `after` and not later than `upTo`, both in minutes after the opening of the ticket. */
async function say(
  { commands, now }: PlayedShop,
  { ticketId, admin, conversation }: PlayedOrder,
  after: number,
  upTo = Infinity,
): Promise<void> {
  const messages = messagesBetween(conversation, now, after, upTo);
  if (messages.length > 0)
    await commands.execute(new ImportMessages({ ticketId, adminId: admin.id, messages }));
}

/**
 * Plays the payment of an order: an administrator requests it, the client sends a proof, and an administrator accepts it.
 * The messages in between are written at their times.
 */
export async function playPayment(
  shop: PlayedShop,
  order: PlayedOrder,
  { requestedAt, proof }: PaymentLife,
  methods: ReadonlyMap<string, string>,
): Promise<void> {
  const { commands, clock } = shop;
  const request = new RequestPayment(order.admin, order.ticketId, undefined);
  const { amount } = await clock.at(order.at(requestedAt), () => commands.execute(request));
  if (!proof || !amount) return say(shop, order, requestedAt);
  await say(shop, order, requestedAt, proof.sentAt);
  const proofId = await sendProof(shop, order, proof, { methods, amount: amount.amount });
  if (proof.acceptedAt === undefined) return say(shop, order, proof.sentAt);
  await say(shop, order, proof.sentAt, proof.acceptedAt);
  const acceptance = new AcceptProof(order.admin, proofId);
  await clock.at(order.at(proof.acceptedAt), () => commands.execute(acceptance));
  return say(shop, order, proof.acceptedAt);
}
