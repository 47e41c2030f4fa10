import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '@manette/web-i18n';
import { closeRealtime } from '@manette/web-realtime';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import { notify } from '@manette/web-ui';
import { errorOf, field, fill, showPage, toasts } from '../testing/show-page';
import LoginPage from './login.page';

const code = () => screen.getByRole('img', { name: /^Security code: / });
const shownCode = () => code().getAttribute('aria-label')!.replace('Security code: ', '').replaceAll(' ', '');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Login' }));
const refusal = (status: number, message: string) => () => ({
  status,
  body: { statusCode: status, code: 'INVALID_CREDENTIALS', message, requestId: 'r' },
});

describe('/login', () => {
  let network: FakeApi;
  const config = (googleEnabled: boolean) =>
    network.answer('GET /config', () => ({ body: { googleEnabled, gifEnabled: false, remotes: {} } }));
  const show = async (at = '/login', language: 'en' | 'ar' = 'en') =>
    showPage(<LoginPage />, { at, language });
  const fillIn = async () => {
    await fill('Email', ' Yacine@Example.dz ');
    await fill('Password', 'x');
  };
  const logins = () => network.callsTo('POST /auth/login');

  beforeEach(() => {
    localStorage.clear();
    network = fakeApi();
    config(false);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    act(() => notify.dismiss());
    network.restore();
    jest.restoreAllMocks();
  });

  it('[ID-009] [ID-010] shows its fields, the security code and the button', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument();
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Password')).toHaveAttribute('type', 'password');
    expect(field('Security code')).toBeInTheDocument();
    expect(code()).toHaveAccessibleName(/^Security code: [A-Z2-9]( [A-Z2-9]){4}$/);
    expect(screen.getByRole('button', { name: 'New code' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Login' })).toHaveAttribute('type', 'submit');
  });

  it('supports password managers and pasted passwords', async () => {
    await show();
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(field('Password'));
    await userEvent.paste('from a manager');
    expect(field('Password')).toHaveValue('from a manager');
  });

  it('uses its heading as the title of the tab, also after the language changes', async () => {
    await show();
    expect(document.title).toBe('Login · Manette');
    await act(() => setLanguage('ar'));
    const heading = screen.getByRole('heading', { level: 1 }).textContent;
    expect(heading).toMatch(/\p{Script=Arabic}/u);
    expect(document.title).toBe(`${heading} · Manette`);
  });

  it('[ID-013] links to the registration', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  });

  it('[ID-011] [ID-012] offers Google below a divider if the configuration enables it', async () => {
    config(true);
    await show();
    const google = await screen.findByRole('link', { name: 'Continue with Google' });
    expect(google).toHaveAttribute('href', '/auth/google');
    expect(screen.getByText('OR')).toBeInTheDocument();
  });

  it('[ID-012] does not offer Google if it is disabled', async () => {
    await show();
    await waitFor(() => expect(network.callsTo('GET /config')).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull();
    expect(screen.queryByText('OR')).toBeNull();
  });

  it('[SHELL-052] [ID-099] [ID-100] shows the error of a field after it was left', async () => {
    await show();
    await userEvent.type(field('Email'), 'yacine');
    expect(errorOf('Email')).toBeUndefined();
    await userEvent.tab();
    await waitFor(() => expect(errorOf('Email')).toBe('Invalid email format'));
    expect(errorOf('Password')).toBeUndefined();
    await fill('Password', '');
    await waitFor(() => expect(errorOf('Password')).toBe('Password is required'));
    await fill('Password', 'x');
    await waitFor(() => expect(errorOf('Password')).toBeUndefined());
  });

  it('[ID-101] asks to fix the fields and sends nothing', async () => {
    await show();
    await submit();
    await waitFor(() =>
      expect(toasts()).toEqual([['alert', 'Please fix the form errors before submitting']]),
    );
    expect(errorOf('Email')).toBe('Email is required');
    expect(logins()).toEqual([]);
  });

  it('[ID-102] [ID-093] asks for the security code and sends nothing', async () => {
    await show();
    await fillIn();
    await submit();
    await waitFor(() => expect(toasts()).toEqual([['alert', 'Please complete the security verification']]));
    expect(logins()).toEqual([]);
  });

  it('[ID-014] [ID-015] [ID-087] signs in with the code in upper or lower case and navigates to /', async () => {
    network.answer('POST /auth/login', () => ({ body: { token: 't-1', user: aClient() } }));
    const { store } = await show();
    await fillIn();
    await fill('Security code', shownCode().toLowerCase());
    await submit();
    await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent(/^\/$/));
    expect(logins()[0]?.body).toEqual({ email: 'yacine@example.dz', password: 'x' });
    expect(toasts()).toEqual([['status', 'Login successful!']]);
    expect(localStorage.getItem('token')).toBe('t-1');
    act(() => void store.dispatch(closeRealtime()));
  });

  it.each([
    ["the server's message", refusal(401, 'Invalid credentials'), 'Invalid credentials'],
    ['its own message when the server sends none', () => ({ status: 502, body: '<html>' }), 'Login failed'],
  ])('[ERR-006] shows %s and stays on the page', async (_, answer, sentence) => {
    network.answer('POST /auth/login', answer);
    await show();
    await fillIn();
    await fill('Security code', shownCode());
    await submit();
    await waitFor(() => expect(toasts()).toEqual([['alert', sentence]]));
    expect(screen.getByTestId('location')).toHaveTextContent('/login');
    await submit();
    await waitFor(() => expect(logins()).toHaveLength(2));
  });

  it('[ID-024] [ID-029] shows that the Google sign-in failed', async () => {
    await show('/login?error=authentication_failed');
    expect(screen.getByRole('alert')).toHaveTextContent('Google sign-in failed. Please try again.');
  });

  it.each([
    ['en', 'This email address is linked to another Google account.'],
    ['ar', 'هذا البريد الإلكتروني مرتبط بحساب \u2068Google\u2069 آخر.'],
  ] as const)(
    '[TRU-061] shows that the address is linked to another Google account: %s',
    async (language, sentence) => {
      await show('/login?error=google_conflict', language);
      expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    },
  );

  it('[SHELL-002] speaks Arabic, in its error messages too', async () => {
    await show('/login', 'ar');
    await userEvent.click(screen.getByRole('button', { name: 'تسجيل الدخول' }));
    await waitFor(() => expect(errorOf('كلمة المرور')).toBe('كلمة المرور مطلوبة'));
    expect(screen.getByRole('img', { name: /^رمز الأمان: ([A-Z0-9] ){4}[A-Z0-9]$/i })).toBeInTheDocument();
  });
});
