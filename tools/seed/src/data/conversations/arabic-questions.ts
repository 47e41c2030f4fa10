import type { Conversation } from '../conversation.js';
import { admin, client } from '../messages.js';

/** Questions before an order, written in Arabic. */
export const ARABIC_QUESTIONS: readonly Conversation[] = [
  {
    client: 'amel',
    subject: 'أبحث عن حساب كامل هدية لأخي',
    orderType: 'buy',
    priority: 'medium',
    status: 'in_progress',
    admin: 'nadia',
    openedHoursAgo: 9,
    messages: [
      client(
        1,
        'السلام عليكم، أخي ينجح هذا العام إن شاء الله وأريد أن أهديه حسابًا كاملًا على PS4. ميزانيتي 20\u00a0000 DZD تقريبًا.',
      ),
      admin(8, 'وعليكم السلام أمل، ألف مبروك مسبقًا! ماذا يحب من الألعاب؟ كرة القدم أم السباقات أم شيء آخر؟'),
      client(11, 'كرة القدم والملاكمة، ولا يحب ألعاب الرعب أبدًا.'),
      admin(
        17,
        'عندي اقتراحان:\n1. Titteri-13 على PS4/PS5 بسعر 21\u00a0000 DZD، فيه Knuckle Town وDerby 98، وهي نسخة واحدة.\n2. Hammamet-60 بسعر 17\u00a0400 DZD، فيه Knuckle Town من دون كرة القدم.',
      ),
      client(26, 'الأول أجمل لكنه فوق الميزانية قليلًا. هل هو ملكه تمامًا؟ يغيّر البريد وكلمة المرور؟'),
      admin(29, 'نعم، ملكية كاملة ودفعة واحدة، ونغيّر البريد وكلمة المرور معك قبل أن نغلق الطلب.'),
      client(34, 'سأكلّم أمي ونكمل الفرق معًا. هل يمكن أن تحجزيه لي إلى الغد؟'),
      admin(
        36,
        'لا نحجز دون طلب، لكن افتحي طلبًا على الحساب حين تقررين وسنرد عليك فورًا. كلنا نتمنى له النجاح.',
      ),
    ],
  },
  {
    client: 'yacine',
    subject: 'انقطع الإنترنت عندي وأنا أستعمل حساب Secondaire',
    orderType: 'general',
    priority: 'high',
    status: 'completed',
    admin: 'first',
    openedHoursAgo: 236,
    messages: [
      client(1, 'السلام عليكم، انقطع الإنترنت في الحي منذ أمس ولا تفتح اللعبة. هل ضاع شهر الاشتراك؟'),
      admin(
        12,
        'وعليكم السلام ياسين. خدمة Secondaire تحتاج إلى اتصال دائم، لذلك لا تفتح اللعبة الآن. لكن أيام الانقطاع لا تضيع.',
      ),
      admin(13, 'أخبرنا حين يعود الإنترنت، وسنضيف عدد الأيام نفسه في آخر المدة.'),
      client(15, 'بارك الله فيكم. وهل ينفع أن أشغّله من الهاتف بنقطة اتصال 4G؟'),
      admin(21, 'نعم، 4G يكفي للعب، لكن لا تنزّل به لعبة جديدة لأنها كبيرة.'),
      client(44, 'جرّبت واشتغلت. الإنترنت سيعود يوم السبت حسب ما قالوا.'),
      admin(50, 'إذن نضيف لك ثلاثة أيام. سجّلتها في ملفك، وأغلق التذكرة الآن. مرحبًا بك في أي وقت.'),
    ],
    closing: { by: 'admin', minutesAfterOpening: 52 },
  },
];
