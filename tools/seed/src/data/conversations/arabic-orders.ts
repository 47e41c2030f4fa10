import { RECEIPT_PDF, RECEIPT_PHOTO } from '../attachments.js';
import type { Conversation } from '../conversation.js';
import { admin, client } from '../messages.js';
import { accountOrder, giftCardOrder } from '../subjects.js';

/** Orders of listings, written in Arabic. */
export const ARABIC_ORDERS: readonly Conversation[] = [
  {
    ...accountOrder('Sirocco-05'),
    client: 'yacine',
    priority: 'high',
    status: 'in_progress',
    admin: 'nadia',
    openedHoursAgo: 3,
    messages: [
      client(1, 'السلام عليكم! هل ما زال هذا الحساب متوفرًا؟ عندي جهاز PS5 وأريد أن ألعب الليلة.'),
      admin(
        4,
        'وعليكم السلام ياسين، مساء الخير. نعم، بقيت 3 نسخ. الخدمة أساسي لمدة 6 أشهر بسعر 6\u00a0500 DZD.',
      ),
      admin(5, 'يمكنك الدفع بتحويل بريدي، ثم أرسل الوصل هنا.'),
      client(12, 'ممتاز، أنا ذاهب إلى مكتب البريد الآن، هو قريب من البيت.'),
      client(47, 'File attachment', RECEIPT_PHOTO),
      client(48, 'هذه الصورة، وهذا الملف أيضًا حتى تكون الأمور واضحة.', RECEIPT_PDF),
      admin(55, 'وصل الدفع واضح، شكرًا لك. هل الجهاز مشغّل ومتصل بالإنترنت؟'),
      client(57, 'نعم، لكن الاتصال ضعيف عندي قليلًا في المساء.'),
      admin(
        60,
        'لا بأس، التفعيل لا يحتاج إلى سرعة. الخطوات:\n1. الإعدادات، ثم المستخدمون، ثم إضافة مستخدم.\n2. سجّل الدخول بالبريد sirocco05@example.test، وسأتصل بك لأعطيك كلمة المرور.\n3. اجعل الجهاز جهازًا أساسيًا.\n4. ابدأ تنزيل Night Harbour، فهي أصغر لعبة.',
      ),
      client(78, 'وصلت إلى الخطوة الثالثة. هل أجعله جهازًا أساسيًا الآن؟'),
      admin(79, 'نعم، وهذا ضروري حتى تلعب بحسابك أنت. ولا تغيّر أي معلومة في الحساب من فضلك.'),
      client(84, 'تم، والتنزيل بدأ: 40 دقيقة. سأخبرك حين تفتح اللعبة.'),
    ],
  },
  {
    ...giftCardOrder('Netflix DZ 1 month'),
    client: 'amel',
    priority: 'medium',
    status: 'completed',
    admin: 'first',
    openedHoursAgo: 41,
    messages: [
      client(1, 'مساء الخير، ليست عندي بطاقة بنكية. هل تكفي هذه البطاقة وحدها لفتح اشتراك جديد؟'),
      admin(7, 'مساء النور أمل. نعم، تكفي وحدها: تفتحين الاشتراك من المتصفح وتختارين الدفع ببطاقة هدايا.'),
      client(9, 'وهل أستطيع المشاهدة على التلفاز بعد ذلك؟'),
      admin(
        10,
        'طبعًا، على التلفاز والهاتف معًا. المهم أن تُدخلي الرمز في المتصفح أولًا، لأن تطبيق التلفاز لا يقبله.',
      ),
      client(36, 'دفعت 1\u00a0700 DZD، وهذه صورة الوصل.', RECEIPT_PHOTO),
      admin(42, 'وصل المبلغ. أرسلت لك الرمز، جرّبيه وأنا معك.'),
      client(49, 'اشتغل من المرة الأولى! شكرًا جزيلًا على السرعة.'),
      admin(50, 'بالصحة والراحة، سهرة ممتعة.'),
    ],
    closing: { by: 'admin', minutesAfterOpening: 51 },
  },
  {
    ...giftCardOrder('Xbox EU 25'),
    client: 'yacine',
    priority: 'high',
    status: 'cancelled',
    admin: 'nadia',
    openedHoursAgo: 167,
    messages: [
      client(1, 'السلام عليكم، دفعت ثمن البطاقة قبل قليل وهذا الوصل.', RECEIPT_PHOTO),
      admin(9, 'وعليكم السلام. وصل المبلغ، 5\u00a0600 DZD. قبل أن أرسل الرمز: ما هو بلد حسابك في الإعدادات؟'),
      client(13, 'مكتوب: المملكة المغربية. هل هذه مشكلة؟'),
      admin(
        16,
        'نعم، هذه البطاقة للحسابات الأوروبية فقط ولن تعمل عندك. جيّد أننا سألنا قبل إرسال الرمز. عندنا بطاقة Xbox MA 15 للحسابات المغربية، أو نعيد لك المبلغ كاملًا.',
      ),
      client(24, 'أفضّل استرجاع المبلغ من فضلك، فالمبلغ المتاح في البطاقة الأخرى لا يكفي للعبة التي أريدها.'),
      admin(27, 'على الرأس والعين. أرسل رقم حسابك البريدي، وسنحوّل 5\u00a0600 DZD كاملة دون أي اقتطاع.'),
      client(30, 'أرسلته لك في رسالة هاتفية حتى لا يبقى هنا.'),
      admin(
        95,
        'تم التحويل، ورقم العملية 912\u00a0418\u00a0000. سأسجّل عدم نجاح الطلب، والبطاقة تبقى في المخزون.',
      ),
      client(102, 'وصل المبلغ. شكرًا على الأمانة.'),
    ],
    closing: { by: 'admin', minutesAfterOpening: 104, reason: 'unsuccessful' },
  },
  {
    ...accountOrder('Mitidja-07'),
    client: 'amel',
    priority: 'medium',
    status: 'pending',
    admin: 'nadia',
    openedHoursAgo: 1.4,
    messages: [
      client(1, 'السلام عليكم، أريد هذا الحساب لأخي، عنده PS4. هل يلعب مع أصدقائه عبر الإنترنت؟'),
      client(2, 'والإنترنت عندنا 4G فقط، هل يكفي؟'),
    ],
  },
];
