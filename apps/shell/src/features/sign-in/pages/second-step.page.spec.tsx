import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeRealtime } from '@manette/web-realtime';
import { Route, Routes } from '@manette/web-router';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import { notify } from '@manette/web-ui';
import { readPendingSignIn, storePendingSignIn, type PendingSignIn } from '../hooks/pending-sign-in';
import { errorOf, field, fill, showPage, toasts } from '../testing/show-page';
import CallbackPage from './callback.page';
import LoginPage from './login.page';
import SecondStepPage from './second-step.page';

const startAuthentication = jest.fn();
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (options: unknown) => startAuthentication(options) as unknown,
}));

const SIGNED_IN = { token: 't-2', user: aClient() };
const CREDENTIAL = { id: 'key', type: 'public-key' };
const refused = (code: string, message: string, status = 400) => ({
  status,
  body: { statusCode: status, code, message, requestId: 'r' },
});

describe('a sign-in in two steps', () => {
  let network: FakeApi;
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    network = fakeApi();
    network.answer('GET /config', () => ({ body: { googleEnabled: false, gifEnabled: false, remotes: {} } }));
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    Object.defineProperty(window, 'PublicKeyCredential', { value: jest.fn(), configurable: true });
  });
  afterEach(() => {
    act(() => notify.dismiss());
    network.restore();
    jest.restoreAllMocks();
    startAuthentication.mockReset();
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });

  const show = (at = '/login/second-step', language: 'en' | 'ar' = 'en') =>
    showPage(
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/login/second-step" element={<SecondStepPage />} />
        <Route path="/auth/callback" element={<CallbackPage />} />
        <Route path="*" element="elsewhere" />
      </Routes>,
      { at, language },
    );
  const waiting = (methods: PendingSignIn['methods'] = ['totp', 'passkey', 'recovery']) =>
    storePendingSignIn({ challenge: 'c-1', methods });
  const landed = (path: string) =>
    waitFor(() => expect(screen.getByTestId('location').textContent).toBe(path));
  const button = (name: string) => screen.getByRole('button', { name });
  const press = (name: string) => userEvent.click(button(name));
  const finished = () => network.callsTo('POST /auth/login/second-step').map(({ body }) => body);

  it('[TRU-116] navigates from the password to the second step and keeps its challenge', async () => {
    const secondStep = { challenge: 'c-9', methods: ['totp'], expiresAt: '2026-01-01T00:00:00Z' };
    network.answer('POST /auth/login', () => ({ body: { secondStep } }));
    await show('/login');
    await fill('Email', 'yacine@example.dz');
    await fill('Password', 'x');
    const code = screen.getByRole('img', { name: /^Security code: / }).getAttribute('aria-label') ?? '';
    await fill('Security code', code.replace('Security code: ', '').replaceAll(' ', ''));
    await press('Login');
    await landed('/login/second-step');
    expect(readPendingSignIn()).toEqual({ challenge: 'c-9', methods: ['totp'] });
    expect(localStorage.getItem('token')).toBeNull();
    expect(toasts()).toEqual([]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeInTheDocument();
  });

  it('[TRU-116] accepts a code, shows the success and navigates to /', async () => {
    waiting();
    network.answer('POST /auth/login/second-step', () => ({ body: SIGNED_IN }));
    const { store } = await show();
    for (const name of ['Verify', 'Use a passkey', 'Use a recovery code'])
      expect(button(name)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
    await fill('Code', '٣٨٢ ٩١٤');
    await press('Verify');
    await landed('/');
    expect(finished()).toEqual([{ challenge: 'c-1', code: '٣٨٢ ٩١٤' }]);
    expect(toasts()).toEqual([['status', 'Login successful!']]);
    expect(localStorage.getItem('token')).toBe('t-2');
    expect(readPendingSignIn()).toBeNull();
    act(() => void store.dispatch(closeRealtime()));
  });

  it('[TRU-116] accepts a recovery code', async () => {
    waiting(['totp', 'recovery']);
    network.answer('POST /auth/login/second-step', () => ({ body: SIGNED_IN }));
    const { store } = await show();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
    await press('Use a recovery code');
    await fill('Recovery code', 'ABCD-EFGH-JKLM-NPQR');
    await press('Verify');
    await landed('/');
    expect(finished()).toEqual([{ challenge: 'c-1', recoveryCode: 'ABCD-EFGH-JKLM-NPQR' }]);
    act(() => void store.dispatch(closeRealtime()));
  });

  it('[TRU-116] accepts a passkey', async () => {
    waiting(['passkey', 'recovery']);
    startAuthentication.mockResolvedValue(CREDENTIAL);
    network.answer('POST /auth/login/passkey/options', () => ({ body: { options: { challenge: 'w' } } }));
    network.answer('POST /auth/login/second-step', () => ({ body: SIGNED_IN }));
    const { store } = await show();
    expect(screen.queryByLabelText('Code')).toBeNull();
    await press('Use a passkey');
    await landed('/');
    expect(network.callsTo('POST /auth/login/passkey/options')[0]?.body).toEqual({ challenge: 'c-1' });
    expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'w' } });
    expect(finished()).toEqual([{ challenge: 'c-1', credential: CREDENTIAL }]);
    act(() => void store.dispatch(closeRealtime()));
  });

  it('[TRU-011] shows that a code is missing or wrong, and stays on the page', async () => {
    waiting();
    network.answer('POST /auth/login/second-step', () =>
      refused('INVALID_CODE', 'Invalid verification code'),
    );
    await show();
    await press('Verify');
    await waitFor(() => expect(errorOf('Code')).toBe('Code is required'));
    expect(finished()).toEqual([]);
    await fill('Code', '123456');
    await press('Verify');
    await waitFor(() => expect(toasts()).toContainEqual(['alert', 'Invalid verification code']));
    expect(field('Code')).toHaveValue('123456');
    expect(screen.getByTestId('location')).toHaveTextContent('/login/second-step');
  });

  it.each([
    ['CHALLENGE_EXPIRED', 400, 'Your sign-in has expired. Please log in again.'],
    ['ACCOUNT_DISABLED', 401, 'Your account has been deactivated'],
  ])("[TRU-116] returns to /login after %s, with the server's message", async (code, status, sentence) => {
    waiting();
    network.answer('POST /auth/login/second-step', () => refused(code, sentence, status));
    await show();
    await fill('Code', '123456');
    await press('Verify');
    await landed('/login');
    await waitFor(() => expect(toasts()).toEqual([['alert', sentence]]));
    expect(readPendingSignIn()).toBeNull();
  });

  it('[TRU-116] redirects to /login without a challenge', async () => {
    await show();
    await landed('/login');
  });

  it('[TRU-033] continues with the challenge that the Google sign-in returns', async () => {
    await show('/auth/callback?challenge=c-7&methods=totp%2Crecovery');
    await landed('/login/second-step');
    expect(readPendingSignIn()).toEqual({ challenge: 'c-7', methods: ['totp', 'recovery'] });
    expect(button('Use a recovery code')).toBeInTheDocument();
  });

  it('speaks Arabic', async () => {
    waiting();
    await show('/login/second-step', 'ar');
    expect(screen.getByRole('heading', { name: 'تسجيل الدخول بخطوتين' })).toBeInTheDocument();
    expect(field('الرمز')).toHaveAttribute('dir', 'ltr');
  });

  describe('with only a passkey', () => {
    const options = () =>
      network.answer('POST /auth/login/passkey/options', () => ({ body: { options: { challenge: 'w' } } }));

    it('[TRU-116] signs in from /login, without a security code', async () => {
      options();
      startAuthentication.mockResolvedValue(CREDENTIAL);
      network.answer('POST /auth/login/passkey', () => ({ body: SIGNED_IN }));
      const { store } = await show('/login');
      await press('Sign in with a passkey');
      await landed('/');
      expect(network.callsTo('POST /auth/login/passkey')[0]?.body).toEqual({ credential: CREDENTIAL });
      expect(toasts()).toEqual([['status', 'Login successful!']]);
      act(() => void store.dispatch(closeRealtime()));
    });

    it('shows when no passkey was used, or when the server refuses it', async () => {
      options();
      startAuthentication.mockRejectedValueOnce(new DOMException('closed', 'NotAllowedError'));
      await show('/login');
      await press('Sign in with a passkey');
      await waitFor(() => expect(toasts()).toEqual([['status', 'No passkey was used']]));
      startAuthentication.mockResolvedValue(CREDENTIAL);
      const sentence = 'This passkey could not be verified';
      network.answer('POST /auth/login/passkey', () => refused('INVALID_PASSKEY', sentence));
      await press('Sign in with a passkey');
      await waitFor(() => expect(toasts()).toContainEqual(['alert', sentence]));
      expect(screen.getByTestId('location')).toHaveTextContent('/login');
    });

    it('shows that the login failed when the server does not answer', async () => {
      network.answer('POST /auth/login/passkey/options', () => {
        throw new Error('no network');
      });
      await show('/login');
      await press('Sign in with a passkey');
      await waitFor(() => expect(toasts()).toEqual([['alert', 'Login failed']]));
      expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
    });

    it('[TRU-116] is not offered if the browser does not support passkeys', async () => {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
      await show('/login');
      expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
    });
  });
});
