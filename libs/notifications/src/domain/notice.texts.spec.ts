import { backInStockMail } from './mail-texts.js';
import { NOTICE_TEXTS } from './notice.texts.js';

const { ar } = NOTICE_TEXTS;

describe('the Arabic texts of notices', () => {
  it.each([
    [1, 'حساب جديد', 'بطاقة هدايا جديدة', 'رسالة جديدة', 'نتيجة جديدة'],
    [2, 'حسابان جديدان', 'بطاقتا هدايا جديدتان', 'رسالتان جديدتان', 'نتيجتان جديدتان'],
    [3, '3 حسابات جديدة', '3 بطاقات هدايا جديدة', '3 رسائل جديدة', '3 نتائج جديدة'],
    [11, '11 حسابًا جديدًا', '11 بطاقة هدايا جديدة', '11 رسالة جديدة', '11 نتيجة جديدة'],
    [100, '100 حساب جديد', '100 بطاقة هدايا جديدة', '100 رسالة جديدة', '100 نتيجة جديدة'],
    [202, '202 حساب جديد', '202 بطاقة هدايا جديدة', '202 رسالة جديدة', '202 نتيجة جديدة'],
  ])('[POC-041, POC-046] have the right plural form for %d', (count, accounts, cards, messages, matches) => {
    expect([ar.accounts(count), ar.giftCards(count)]).toEqual([accounts, cards]);
    expect(ar.message('T-000123', count)).toBe(`${messages} في \u2068T-000123\u2069`);
    expect(ar.matches('PS5', count)).toBe(`${matches} للبحث \u2068PS5\u2069`);
  });

  it('[POC-112] say that a listing is back as the mail does, and do not begin with its Latin name', () => {
    expect(ar.inStock('Sirocco-05')).toBe('متوفر من جديد: \u2068Sirocco-05\u2069');
    expect(backInStockMail('Sirocco-05').ar.subject).toBe(ar.inStock('Sirocco-05'));
  });
});
