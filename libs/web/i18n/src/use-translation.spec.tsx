import { startTransition, Suspense, useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import { addTranslations, i18n, initI18n, setLanguage, useTranslation } from '.';

type Spoken = { t: (key: string, values?: object) => string };
const useWords = (...names: string[]) => useTranslation(names as ['messages']) as unknown as Spoken;
const words = (greeting: string) => async () => ({
  default: { greeting, group: { one: `${greeting}!` }, days: '{{count}} d', days_one: 'one d' },
});
const add = (namespace: string, en: () => Promise<{ default: object }>, ar = words('مرحبا')) =>
  addTranslations(namespace as 'messages', { en, ar });

beforeEach(async () => {
  localStorage.clear();
  await initI18n();
});
afterEach(() => jest.restoreAllMocks());

it('suspends until the translations are loaded, and renders again in a new language', async () => {
  add('waits', words('Hello'));
  const Shown = () => <p>{useWords('waits').t('greeting')}</p>;
  await act(async () => void render(<Shown />, { wrapper: Suspense }));
  expect(screen.getByText('Hello')).toBeInTheDocument();
  await act(() => setLanguage('ar'));
  expect(screen.getByText('مرحبا')).toBeInTheDocument();
});

it('suspends in a component with further hooks whose translations arrive while React renders it', async () => {
  const faults = jest.fn();
  let arrive: (file: { default: object }) => void = () => undefined;
  add('comes', () => new Promise((resolve) => (arrive = resolve)));
  const Shown = () => {
    arrive({ default: { greeting: 'Hello' } });
    const { t } = useWords('comes');
    const [drawn] = useState('drawn');
    return <p>{`${t('greeting')}, ${drawn}`}</p>;
  };
  const { rerender } = render(null, { wrapper: Suspense, onRecoverableError: faults });
  // React renders synchronously outside of a transition or a retry, and then does not suspend.
  await act(async () => startTransition(() => rerender(<Shown />)));
  expect(screen.getByText('Hello, drawn')).toBeInTheDocument();
  expect(faults).not.toHaveBeenCalled();
});

it('translates groups, other namespaces and counts, and returns unknown keys', async () => {
  add('first', words('Hello'));
  add('second', words('Bye'));
  const Shown = () => {
    const { t } = useWords('first', 'second');
    const counts = [1, 2].map((count) => t('days', { count }));
    return ['group.one', 'second:greeting', 'second:none.such', 'greeting.none', 'days']
      .map((key) => t(key))
      .concat(counts)
      .join('; ');
  };
  const { container } = await act(async () => render(<Shown />, { wrapper: Suspense }));
  expect(container).toHaveTextContent('Hello!; Bye; none.such; greeting.none; d; one d; 2 d');
});

it('works without translations that failed to load, and loads them again', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  const files = jest.fn(words('Hello')).mockRejectedValueOnce(new Error('offline'));
  add('fails', files);
  await i18n.loadNamespaces('fails');
  expect(i18n.getFixedT('en', 'fails' as 'messages')('greeting')).toBe('greeting');
  expect(warned).toHaveBeenCalledTimes(1);
  await setLanguage('en');
  expect(i18n.getFixedT('en', 'fails' as 'messages')('greeting')).toBe('Hello');
});

it('shows the language that was chosen last, whichever loads first', async () => {
  let resolve: (file: { default: object }) => void = () => undefined;
  const promise = new Promise<{ default: object }>((loaded) => (resolve = loaded));
  addTranslations('slow' as 'messages', { en: words('Hello'), ar: () => promise });
  const arabic = setLanguage('ar');
  await setLanguage('en');
  resolve({ default: {} });
  await arabic;
  expect(i18n.language).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});
