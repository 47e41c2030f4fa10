import {
  ELEMENT,
  addTranslations,
  i18n,
  initI18n,
  isolate,
  setLanguage,
  translateMessage,
  translateSubject,
} from '.';

const WORDS = { deleteAsk: 'Delete {{name}}?', count: '{{count}} users', greeting: 'Welcome, {{name}}' };

async function speak(language: 'en' | 'ar') {
  await initI18n();
  addTranslations('values' as 'messages', {
    en: async () => ({ default: WORDS }),
    ar: async () => ({
      default: { deleteAsk: 'حذف {{name}}؟', count: '{{count}} مستخدم', greeting: 'مرحبًا، {{name}}' },
    }),
  });
  await setLanguage(language);
  await i18n.loadNamespaces('values');
  return i18n.getFixedT(null, 'values' as 'messages') as unknown as (key: string, values: object) => string;
}

beforeEach(() => localStorage.clear());

describe('values within Arabic', () => {
  it.each(['ann_', '98 Derby', 'receipt (2).pdf', '+213 555', '6\u00a0500 DZD', '$& $1'])(
    'keep %j together and in its own direction',
    async (name) => expect((await speak('ar'))('deleteAsk', { name })).toBe(`حذف \u2068${name}\u2069؟`),
  );

  it('leave numbers, digits and elements as they are', async () => {
    const t = await speak('ar');
    expect(t('count', { count: 100 })).toBe('100 مستخدم');
    expect(isolate('42')).toBe('42');
    expect(t('greeting', { name: ELEMENT })).toBe(`مرحبًا، ${ELEMENT}`);
  });

  it('are isolated in messages of the server too', async () => {
    await speak('ar');
    expect(translateMessage("Unknown key 'Prise (x)'")).toBe('مفتاح غير معروف «\u2068Prise (x)\u2069»');
    expect(translateMessage('A line must have 10 columns, this one has 9')).toBe(
      'يجب أن يكون في السطر 10 أعمدة، وفي هذا 9',
    );
  });
});

it('adds no isolates to English', async () => {
  const t = await speak('en');
  expect(t('deleteAsk', { name: 'ann_' })).toBe('Delete ann_?');
  expect(t('count', { count: 3 })).toBe('3 users');
  expect(isolate('ann_')).toBe('ann_');
});

describe('the subject of an order', () => {
  it.each([
    ['Order Request: Sirocco-05', 'طلب حساب: \u2068Sirocco-05\u2069'],
    ['Gift Card Order: Xbox EU 25', 'طلب بطاقة هدايا: \u2068Xbox EU 25\u2069'],
    ['Renewal: Meknes-51', 'تجديد كراء: \u2068Meknes-51\u2069'],
  ])('%j is shown in Arabic', async (stored, shown) => {
    await speak('ar');
    expect(translateSubject(stored)).toBe(shown);
    expect(translateSubject(stored, 'en')).toBe(stored);
  });

  it('stays unchanged when a user wrote it, even if a translation exists', async () => {
    await speak('ar');
    expect(translateSubject('Login failed')).toBe('Login failed');
  });
});
