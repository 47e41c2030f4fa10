import { RECEIPT_PHOTO } from '../attachments.js';
import type { Conversation } from '../conversation.js';
import { admin, client } from '../messages.js';
import { accountOrder, giftCardOrder } from '../subjects.js';

const DAY = 24;

/** Orders with payment, delivery and rental, written in English. */
export const ENGLISH_LIVES: readonly Conversation[] = [
  {
    ...accountOrder('Meknes-51'),
    client: 'mehdi31',
    priority: 'medium',
    status: 'completed',
    admin: 'nadia',
    openedHoursAgo: 40 * DAY,
    messages: [
      client(1, 'Hello, I would like this one for my PS5. Is the year counted from today?'),
      admin(5, 'Hello Mehdi. It is, from the moment when I complete the order. Shall I start?'),
      client(8, 'Please do, I am in front of the console.'),
    ],
    closing: { by: 'admin', minutesAfterOpening: 40 },
    life: { term: { slotKind: 'principal_ps5', activated: [1, 2, 3, 4] } },
    rated: { stars: 5, comment: 'The steps with their pictures were clear.', minutesAfterClosing: 90 },
  },
  {
    ...giftCardOrder('Xbox US $25'),
    client: 'sofia_k',
    priority: 'low',
    status: 'completed',
    admin: 'first',
    openedHoursAgo: 12 * DAY,
    messages: [
      client(1, 'Hi, one card for my cousin in Boston please.'),
      admin(6, 'Hello Sofia, gladly. The code is on its way.'),
    ],
    closing: { by: 'admin', minutesAfterOpening: 25 },
    rated: { stars: 5, comment: 'She played the same evening. Thank you!', minutesAfterClosing: 240 },
  },
  {
    ...giftCardOrder('Xbox US $25'),
    client: 'mehdi31',
    priority: 'medium',
    status: 'completed',
    admin: 'nadia',
    openedHoursAgo: 3.2 * DAY,
    messages: [
      client(1, 'Good evening, the same card as last year please.'),
      admin(4, 'Good evening Mehdi. It is yours, the code follows at once.'),
    ],
    closing: { by: 'admin', minutesAfterOpening: 18 },
    rated: { stars: 5, minutesAfterClosing: 30 },
  },
  {
    ...accountOrder('Bouzareah-38'),
    client: 'rayan_dz',
    priority: 'high',
    status: 'in_progress',
    admin: 'nadia',
    openedHoursAgo: 2.2,
    messages: [
      client(1, 'Hello, I take this one. I pay with BaridiMob.'),
      admin(3, 'Hello Rayan. The card with the number stands below.'),
      client(33, 'Sent, with the picture of the app.'),
      admin(41, 'Your payment is in. I complete the order in a minute.'),
    ],
    life: {
      payment: {
        requestedAt: 4,
        proof: {
          sentAt: 32,
          method: 'baridimob',
          transactionNumber: '7204 1188 0341',
          file: RECEIPT_PHOTO,
          acceptedAt: 40,
        },
      },
    },
  },
  {
    ...giftCardOrder('Steam EU 20'),
    client: 'sofia_k',
    priority: 'medium',
    status: 'in_progress',
    admin: 'first',
    openedHoursAgo: 1.1,
    messages: [
      client(1, 'Hi again! One of these for my sister in Lyon, please.'),
      admin(7, 'Hello Sofia. Choose a way to pay below, and send us what proves it.'),
      client(9, 'I go to the post office this afternoon.'),
    ],
    life: { payment: { requestedAt: 6 } },
  },
];
