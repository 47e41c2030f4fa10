import { act, render, screen } from '@testing-library/react';
import {
  addTranslations,
  i18n,
  initI18n,
  setLanguage,
  translateMessage,
  useLanguage,
  useTranslateMessage,
} from '.';
import arabic from './messages.ar.json';

const Shown = () => {
  const { dir } = useLanguage();
  return <p dir={dir}>{useTranslateMessage()('Login failed')}</p>;
};

const REQUIRED = [
  ['[ERR-046]', 'Network error. Please check your connection.'],
  ['[ERR-047]', 'Server error. Please try again later.'],
  ['[ERR-048]', 'Unauthorized access'],
  ['[ERR-049]', 'Access forbidden'],
  ['[ERR-050]', 'Resource not found'],
  ['[ERR-051]', 'Please check your input'],
  ['[ERR-052]', 'Invalid credentials'],
  ['[ERR-053]', 'Invalid verification code'],
  ['[ERR-054]', 'Invalid or expired verification token'],
  ['[ERR-055]', 'Purchase failed'],
  ['[ERR-056]', 'Rental failed'],
  ['[ERR-057]', 'File upload failed'],
  ['[ID-126]', 'Username already exists'],
  ['[ID-126]', 'Email already exists'],
  ['[ID-126]', 'File too large'],
  ['[ID-126]', 'Invalid file type'],
] as const;

describe('language', () => {
  beforeEach(async () => {
    localStorage.clear();
    await initI18n();
    await act(() => setLanguage('en'));
  });

  it('[SHELL-002] offers English and Arabic', async () => {
    render(<Shown />);
    expect(screen.getByText('Login failed')).toBeInTheDocument();
    await act(() => setLanguage('ar'));
    expect(screen.getByText('تعذّر تسجيل الدخول')).toBeInTheDocument();
  });

  it('[SHELL-003] lays out Arabic from right to left', async () => {
    render(<Shown />);
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
    await act(() => setLanguage('ar'));
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
    expect(screen.getByText('تعذّر تسجيل الدخول')).toHaveAttribute('dir', 'rtl');
  });

  it('sets the meta description in the language of the page', async () => {
    const description = document.createElement('meta');
    Object.assign(description, { name: 'description', content: 'a shop' });
    Object.assign(description.dataset, { en: 'a shop', ar: 'متجر' });
    document.head.append(description);
    await setLanguage('ar');
    expect(description.content).toBe('متجر');
    await setLanguage('en');
    expect(description.content).toBe('a shop');
    description.remove();
  });

  it('[SHELL-004] accepts no other language', async () => {
    await setLanguage('fr');
    expect(i18n.language).toBe('en');
    expect(localStorage.getItem('language')).toBe('en');
  });

  it.each(['fr', 'AR', '', '<b>'])('[SHELL-004] starts in English when %p is stored', async (stored) => {
    localStorage.setItem('language', stored);
    await initI18n();
    expect(i18n.language).toBe('en');
  });

  it('[SHELL-043] stores the choice in local storage and starts with it', async () => {
    await setLanguage('ar');
    expect(localStorage.getItem('language')).toBe('ar');
    await initI18n();
    expect(i18n.language).toBe('ar');
  });
});

describe('translateMessage', () => {
  beforeEach(initI18n);

  it.each(REQUIRED)('%s knows %p in both languages', (_, sentence) => {
    expect(translateMessage(sentence, 'en')).toBe(sentence);
    expect(arabic[sentence]).toMatch(/[\u0600-\u06ff]/);
  });

  it('returns an unknown message unchanged', async () => {
    await setLanguage('ar');
    expect(translateMessage('Something new: a.b.c')).toBe('Something new: a.b.c');
  });
});

describe('addTranslations', () => {
  it('loads the translations of one language only', async () => {
    localStorage.setItem('language', 'ar');
    await initI18n();
    const english = jest.fn(async () => ({ default: { greeting: 'Hello' } }));
    addTranslations('test' as 'messages', {
      en: english,
      ar: async () => ({ default: { greeting: 'مرحبا' } }),
    });
    await i18n.loadNamespaces('test');
    expect(i18n.getResource('ar', 'test', 'greeting')).toBe('مرحبا');
    expect(english).not.toHaveBeenCalled();
  });

  it('counts in the six forms of Arabic with Latin digits', async () => {
    const forms = {
      n_zero: 'لا',
      n_one: 'واحد',
      n_two: 'اثنان',
      n_few: '{{count}} قليل',
      n_many: '{{count}} كثير',
      n_other: '{{count}} غير',
    };
    addTranslations('forms' as 'messages', {
      en: async () => ({ default: {} }),
      ar: async () => ({ default: forms }),
    });
    await setLanguage('ar');
    await i18n.loadNamespaces('forms');
    const t = i18n.getFixedT('ar', 'forms' as 'messages') as unknown as (
      key: string,
      options: { count: number },
    ) => string;
    expect([0, 1, 2, 3, 11, 100].map((count) => t('n', { count }))).toEqual([
      'لا',
      'واحد',
      'اثنان',
      '3 قليل',
      '11 كثير',
      '100 غير',
    ]);
  });
});
