import { RECEIPT_PHOTO } from '../attachments.js';
import type { Conversation } from '../conversation.js';
import { admin, client } from '../messages.js';
import { accountOrder, giftCardOrder } from '../subjects.js';

/** Orders of listings, written in English. */
export const ENGLISH_ORDERS: readonly Conversation[] = [
  {
    ...accountOrder('Tipaza-01'),
    client: 'sofia_k',
    priority: 'medium',
    status: 'completed',
    admin: 'nadia',
    openedHoursAgo: 53,
    messages: [
      client(1, 'Hi! I have a PS4 now and will get a PS5 in the summer. Can I move this account later?'),
      admin(
        6,
        'Hello Sofia. It runs on one console at a time, and it stays on the one where you activate it as primary. If you know that you will change in the summer, write to us then: we deactivate it on the PS4 together and activate it on the PS5. That is free once.',
      ),
      client(8, 'That is fair. How do I pay? My sister is in Lyon and would pay in euro.'),
      admin(
        11,
        'Then 42 EUR by bank transfer from her side, I send you the account number as a text you can forward. Please put your ticket number as the reason, nothing else.',
      ),
      client(64, 'Done, here is the receipt she sent me.', RECEIPT_PHOTO),
      admin(
        71,
        'Received, thank you both. Are you in front of the console? It takes ten to fifteen minutes.',
      ),
      client(73, 'Yes, controller in hand.'),
      admin(
        75,
        'Good. **1.** Settings, Users, add a user, sign in with tipaza01@example.test (I tell you the password by phone in a minute).\n**2.** Settings, Account, activate as your primary PS4.\n**3.** Open the library and start Tide & Thorn first, it is the smallest download.\n**4.** Switch back to your own user and play from there. Your trophies stay yours.',
      ),
      client(94, 'It is downloading! I was afraid of step 2 but it was one button.'),
      admin(
        96,
        'It always is. Shall I close the order, or do you want to wait until you have seen the first menu?',
      ),
      client(121, 'First menu seen, the music is lovely. You can close it. Thank you for the patience.'),
      admin(123, 'Enjoy it. The six months begin today.'),
    ],
    closing: { by: 'admin', minutesAfterOpening: 124 },
  },
  {
    ...giftCardOrder('PlayStation US $50'),
    client: 'mehdi31',
    priority: 'high',
    status: 'completed',
    admin: 'nadia',
    openedHoursAgo: 20,
    messages: [
      client(
        1,
        'Hello, before I pay: my account says Region: United States, but I live in Oran. Will the code work?',
      ),
      admin(
        4,
        'Hello Mehdi. Only the country of the account counts, not where you are. Please look once more: Settings, Users and accounts, Account, Country. If it says United States there, the code works.',
      ),
      client(7, 'United States, yes. And can I use it together with the 12 dollars I still have?'),
      admin(8, 'Yes, the 50 are added to what is there.'),
      client(31, 'Paid 9 400 DZD at the post office, receipt attached.', RECEIPT_PHOTO),
      admin(
        37,
        'The payment is in. I send the code as a picture in this chat, tell me when the balance has changed.',
      ),
      client(43, '62 dollars on the screen. Perfect, thanks!'),
      admin(44, 'Great. Have a good weekend.'),
    ],
    closing: { by: 'admin', minutesAfterOpening: 45 },
  },
  {
    ...accountOrder('Ouarsenis-24'),
    client: 'mehdi31',
    priority: 'medium',
    status: 'cancelled',
    admin: 'first',
    openedHoursAgo: 98,
    messages: [
      client(2, 'Is it possible to pay this one in two parts? Half now and half next month.'),
      admin(
        19,
        'Good morning Mehdi. For twelve months we cannot split it, sorry. But there are accounts for one month with two of these games, for example Tlemcen-26, and you can change to the year later.',
      ),
      client(
        26,
        'Understood. I take a smaller one first then and cancel this. Thanks for the honest answer.',
      ),
      admin(28, 'You are welcome. Nothing was paid, so there is nothing to give back.'),
    ],
    closing: { by: 'client', minutesAfterOpening: 30 },
  },
  {
    ...accountOrder('Tassili-12'),
    client: 'rayan_dz',
    priority: 'medium',
    status: 'pending',
    admin: 'nadia',
    openedHoursAgo: 0.6,
    messages: [
      client(
        1,
        'Good evening. Is it really the last one, and does it come with the original e-mail address?',
      ),
      client(3, 'I can pay tonight if somebody is there.'),
    ],
  },
];
