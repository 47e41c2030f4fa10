export interface PublicMessage {
  /** A verified client, nadia, or 'first': the first administrator. */
  author: string;
  text: string;
  minutesAgo: number;
}

const says = (minutesAgo: number, author: string, text: string): PublicMessage => ({
  author,
  text,
  minutesAgo,
});

/** Two days of the public chat, the oldest message first. */
export const PUBLIC_CHAT: readonly PublicMessage[] = [
  says(2790, 'first', 'Good morning everyone. The shelf has been tidied up: search now also finds games.'),
  says(2765, 'mehdi31', 'Found Redline on four accounts in two seconds. Nice.'),
  says(2741, 'amel', 'صباح الخير للجميع. هل جرّب أحدكم Tagine Panic مع العائلة؟'),
  says(2736, 'yacine', 'نعم، ضحكنا كثيرًا. أمي هي التي تفوز دائمًا.'),
  says(2733, 'amel', 'هههه إذن سآخذها للعيد.'),
  says(2610, 'rayan_dz', 'Anyone finished Signal Lost? The third tower is impossible.'),
  says(2602, 'sofia_k', 'Go up by the dam, at night. The guard falls asleep.'),
  says(2588, 'rayan_dz', 'The guard FALLS ASLEEP. Three evenings of my life. Thank you.'),
  says(2240, 'yacine', 'سؤال: هل يعمل PS Portal مع نقطة اتصال الهاتف؟'),
  says(2228, 'nadia', 'نعم، إذا كانت السرعة 15 ميغا أو أكثر. على شبكة Wi-Fi المنزلية تكون الصورة أنعم.'),
  says(2221, 'yacine', 'شكرًا نادية، سأجرب الليلة.'),
  says(1985, 'mehdi31', 'Derby 98 tonight at nine, two places free on my side.'),
  says(1979, 'rayan_dz', 'In. I take the yellow team, no discussion.'),
  says(1962, 'yacine', 'وأنا معكم إن شاء الله، لكن الدفاع عليكم.'),
  says(1540, 'mehdi31', '4 to 3. I will not talk about the last minute.'),
  says(1534, 'yacine', 'الدقيقة الأخيرة كانت أجمل ما في المباراة'),
  says(
    1388,
    'first',
    'Good morning. The post offices close at 14:00 today, send your receipts before that if you can.',
  ),
  says(1302, 'amel', 'هل بطاقة Spotify الجزائر تعمل مع الاشتراك العائلي؟'),
  says(1296, 'nadia', 'لا، للاشتراك الفردي فقط. الشرح موجود في صفحة البطاقة تحت تعليمات الاستخدام.'),
  says(1291, 'amel', 'واضح، شكرًا.'),
  says(1010, 'sofia_k', 'The Big Quiet is the calmest game I have ever cried at.'),
  says(1003, 'mehdi31', 'The whale?'),
  says(1001, 'sofia_k', 'The whale.'),
  says(720, 'rayan_dz', 'Is there a difference between Principal and Offline if my internet is just slow?'),
  says(
    709,
    'nadia',
    'Slow is fine for Principal: you download once, over night if you must. Take Offline only if the console will really never be connected again.',
  ),
  says(701, 'rayan_dz', 'Clear, Principal then. Thanks!'),
  says(412, 'yacine', 'شهر Secondaire الذي أخذته كان ممتازًا، والآن أبحث عن حساب أساسي لستة أشهر.'),
  says(395, 'amel', 'خبر جميل! وأي لعبة تريد فيه؟'),
  says(391, 'yacine', 'موسيقى Night Harbour وحدها تستحق.'),
  says(131, 'nadia', 'مساء الخير. أضفنا اليوم حسابين جديدين على الرف: Mitidja-07 وAhaggar-17.'),
  says(128, 'nadia', 'Good evening. Two new accounts on the shelf today: Mitidja-07 and Ahaggar-17.'),
  says(52, 'sofia_k', 'Whoever drew the cover of Ninth Gate: I want it as a poster.'),
  says(38, 'mehdi31', 'Derby 98 again tonight? I have a minute to avenge.'),
];
