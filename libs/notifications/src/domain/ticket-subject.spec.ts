import { digestMail } from './mail-texts.js';
import { NOTICE_TEXTS } from './notice.texts.js';

const SUBJECTS = [
  ['Order Request: Sirocco-05', 'طلب حساب: \u2068Sirocco-05\u2069'],
  ['Gift Card Order: Xbox EU 25', 'طلب بطاقة هدايا: \u2068Xbox EU 25\u2069'],
  ['Renewal: Meknes-51', 'تجديد كراء: \u2068Meknes-51\u2069'],
  ['Renewal of my rental?', '\u2068Renewal of my rental?\u2069'],
] as const;

describe('the subject of a ticket', () => {
  it.each(SUBJECTS)('[POC-061] %j is written in the language of the digest', (subject, arabic) => {
    const { en, ar } = digestMail([{ id: 'id', number: 'T-000123', subject, unread: 2 }]);
    expect(en.links?.[0]?.text).toBe(`T-000123: ${subject} (2 unread messages)`);
    expect(ar.links?.[0]?.text).toBe(`\u2068T-000123\u2069: ${arabic} (رسالتان غير مقروءتان)`);
  });

  it.each(SUBJECTS)('[POC-044] %j is written in the language of the device', (subject, arabic) => {
    expect(NOTICE_TEXTS.en.newTicket('T-000123', subject)).toBe(`New ticket T-000123: ${subject}`);
    expect(NOTICE_TEXTS.ar.newTicket('T-000123', subject)).toBe(
      `تذكرة جديدة \u2068T-000123\u2069: ${arabic}`,
    );
  });
});
