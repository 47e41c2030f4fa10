import type { Conversation } from '../conversation.js';
import { admin, client } from '../messages.js';

/** Questions and repairs, written in English. */
export const ENGLISH_QUESTIONS: readonly Conversation[] = [
  {
    client: 'rayan_dz',
    subject: 'Which account for a console without internet?',
    orderType: 'general',
    priority: 'low',
    status: 'in_progress',
    admin: 'first',
    openedHoursAgo: 27,
    messages: [
      client(
        1,
        'My little brother has a PS4 in our grandmother’s village. No internet there at all, only when he visits us in Bejaia. What would you take?',
      ),
      admin(
        14,
        'Hello Rayan. Then Offline_Principal is made for him: download and activate once at your place, after that the console stays offline and the games stay playable.',
      ),
      admin(
        15,
        'Two rules: do not connect the console to the internet afterwards, and do not delete a game, because it cannot be downloaded again.',
      ),
      client(33, 'He is ten. He deletes things. Is there a way to lock that?'),
      admin(
        41,
        'There is: make his user a child account with a code for the storage settings. I can send you the steps when the console is on your table.',
      ),
      client(
        52,
        'He comes on Thursday. I would take Draa-55 or Casbah-01, he likes robots and roofs equally.',
      ),
      admin(
        58,
        'Both are in stock. Casbah-01 has three games for 3 800 DZD, Draa-55 two for 2 200. Open the order on Thursday when the console is on wifi, then we do it in one sitting.',
      ),
      client(61, 'Deal. Until Thursday!'),
    ],
  },
  {
    client: 'sofia_k',
    subject: 'Left stick of my controller drifts',
    orderType: 'repair',
    priority: 'low',
    status: 'pending',
    admin: 'nadia',
    openedHoursAgo: 5,
    messages: [
      client(
        2,
        'Hello, you helped me with an account this week. Do you repair controllers as well? The left stick walks by itself, my captain keeps jumping into the sea.',
      ),
      client(
        4,
        'It is a PS4 controller, about two years old. I could bring it to Oran centre any evening after six.',
      ),
    ],
  },
];
