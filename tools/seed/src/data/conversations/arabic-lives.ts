import { RECEIPT_PDF, RECEIPT_PHOTO } from '../attachments.js';
import type { Conversation } from '../conversation.js';
import { admin, client } from '../messages.js';
import { accountOrder, giftCardOrder } from '../subjects.js';

const DAY = 24;

/** Orders with payment, delivery and rental, written in Arabic. */
export const ARABIC_LIVES: readonly Conversation[] = [
  {
    ...accountOrder('Meknes-51'),
    client: 'yacine',
    priority: 'medium',
    status: 'completed',
    admin: 'first',
    openedHoursAgo: 75 * DAY,
    messages: [
      client(1, 'السلام عليكم، أريد هذا الحساب على PS4، لشهرين ونصف فقط إن أمكن.'),
      admin(9, 'وعليكم السلام ياسين. ممكن، وسأضبط نهاية الكراء على ذلك.'),
    ],
    closing: { by: 'admin', minutesAfterOpening: 35 },
    life: {
      term: {
        slotKind: 'principal_ps4',
        activated: [1, 2, 3, 4],
        ends: { daysFromNow: -2.2, reason: 'Ten weeks, as agreed in the ticket' },
      },
    },
  },
  {
    ...accountOrder('Meknes-51'),
    client: 'amel',
    priority: 'medium',
    status: 'completed',
    admin: 'nadia',
    openedHoursAgo: 30 * DAY,
    messages: [
      client(1, 'السلام عليكم، أريد هذا الحساب لأخي على PS5.'),
      admin(6, 'وعليكم السلام أمل. سأرسل لك دليل التفعيل مع الحساب، فاتبعي خطواته واحدة واحدة.'),
      client(9, 'شكرًا، الجهاز أمامي الآن.'),
    ],
    closing: { by: 'admin', minutesAfterOpening: 30 },
    life: {
      term: { slotKind: 'principal_ps5', activated: [1, 2, 3], returning: { hoursAgo: 20, ticked: [1, 2] } },
    },
    rated: { stars: 4, comment: 'كل شيء جيد، والتنزيل طويل قليلًا.', minutesAfterClosing: 600 },
  },
  {
    ...giftCardOrder('Xbox US $25'),
    client: 'yacine',
    priority: 'medium',
    status: 'completed',
    admin: 'nadia',
    openedHoursAgo: 6.4 * DAY,
    messages: [
      client(1, 'مساء الخير، بطاقة واحدة من فضلكم. حسابي أمريكي.'),
      admin(5, 'مساء النور ياسين. تأكد من بلد الحساب في الإعدادات، وسأرسل الرمز بعدها.'),
      client(8, 'تأكدت، الولايات المتحدة.'),
    ],
    closing: { by: 'admin', minutesAfterOpening: 22 },
    rated: { stars: 4, comment: 'سريع، والرمز اشتغل من المرة الأولى.', minutesAfterClosing: 75 },
  },
  {
    ...giftCardOrder('Xbox US $25'),
    client: 'amel',
    priority: 'high',
    status: 'completed',
    admin: 'nadia',
    openedHoursAgo: 1.9,
    messages: [
      client(1, 'السلام عليكم، أريد بطاقة واحدة، وسأدفع من مكتب البريد.'),
      admin(4, 'وعليكم السلام أمل. بطاقة الدفع أسفل هذه الرسالة.'),
      client(46, 'دفعت، والوصل عندكم.'),
      admin(52, 'وصل المبلغ، شكرًا لك. الرمز ينتظرك في هذا الطلب.'),
    ],
    closing: { by: 'admin', minutesAfterOpening: 53 },
    life: {
      payment: {
        requestedAt: 5,
        proof: {
          sentAt: 45,
          method: 'ccp',
          transactionNumber: '912 418 044',
          file: RECEIPT_PDF,
          acceptedAt: 51,
        },
      },
    },
  },
  {
    ...giftCardOrder('Google Play DZ 2000'),
    client: 'yacine',
    priority: 'medium',
    status: 'in_progress',
    admin: 'nadia',
    openedHoursAgo: 0.9,
    messages: [
      client(1, 'السلام عليكم، بطاقة لهاتف أمي من فضلكم.'),
      admin(3, 'وعليكم السلام ياسين. بطاقة الدفع أسفل هذه الرسالة.'),
      client(29, 'دفعت الآن.'),
    ],
    // The same picture as in another order, so that the proof is flagged as a possible duplicate.
    life: {
      payment: {
        requestedAt: 4,
        proof: {
          sentAt: 28,
          method: 'baridimob',
          transactionNumber: '7204 1188 0397',
          file: RECEIPT_PHOTO,
        },
      },
    },
  },
];
