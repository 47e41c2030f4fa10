import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@manette/contracts/identity';
import { Route, Routes } from '@manette/web-router';
import { readStoredUser } from '@manette/web-session';
import { renderApp } from '@manette/web-session/testing';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import { notify, Toaster } from '@manette/web-ui';
import '../../../i18n/translations';
import VerifyEmailPage from './verify-email.page';

const unverified = aClient({ emailVerified: false });
const show = (at: string, { user, language }: { user?: UserView; language?: 'en' | 'ar' } = {}) =>
  renderApp(
    <>
      <Routes>
        <Route path="/verify-email/:token?" element={<VerifyEmailPage />} />
      </Routes>
      <Toaster label="Notifications" closeLabel="Close" />
    </>,
    { at, user, language },
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('/verify-email', () => {
  let network: FakeApi;
  const verified = (message = 'Email verified successfully!', userId = unverified._id) =>
    network.answer('GET /users/verify-email/abc', () => ({ body: { message, userId } }));
  const refused = (status: number, body: unknown) =>
    network.answer('GET /users/verify-email/abc', () => ({ status, body }));

  beforeEach(() => {
    localStorage.clear();
    network = fakeApi();
  });
  afterEach(() => {
    act(() => notify.dismiss());
    network.restore();
  });

  it('[ID-030] starts in a loading state', async () => {
    network.answer('GET /users/verify-email/abc', () => new Promise(() => undefined));
    await show('/verify-email/abc');
    expect(await heading('Verifying your email')).toBeInTheDocument();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  });

  it.each(['/verify-email/abc', '/verify-email?token=abc'])(
    '[ID-030] [ID-031] [SHELL-009] [SHELL-010] %s shows the success and links to continue',
    async (at) => {
      verified();
      await show(at);
      expect(await heading('Email verified')).toBeInTheDocument();
      expect(screen.getByText('Email verified successfully!')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Browse Accounts' })).toHaveAttribute('href', '/accounts');
      expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
      expect(network.callsTo('GET /users/verify-email/abc')).toHaveLength(1);
    },
  );

  it('[ID-034] shows that the address was verified already', async () => {
    verified('Email already verified');
    await show('/verify-email/abc');
    expect(await screen.findByText('Email already verified')).toBeInTheDocument();
    expect(await heading('Email verified')).toBeInTheDocument();
  });

  it.each([
    [{ message: 'Invalid or expired verification token' }, 'Invalid or expired verification token'],
    ['not our server', 'Email verification failed'],
  ])('[ERR-045] [ID-032] shows the failure and a link to the home page: %j', async (body, sentence) => {
    refused(400, body);
    await show('/verify-email/abc');
    expect(await heading('Verification failed')).toBeInTheDocument();
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'Browse Accounts' })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['/verify-email', '/verify-email?token='])(
    '[ID-138] %s shows that the token is missing and sends no request',
    async (at) => {
      await show(at);
      expect(await heading('Verification failed')).toBeInTheDocument();
      expect(screen.getByText('No verification token provided')).toBeInTheDocument();
      expect(network.calls).toEqual([]);
    },
  );

  it('[ID-033] shows at its foot how to contact support', async () => {
    verified();
    await show('/verify-email/abc');
    await heading('Email verified');
    expect(screen.getByText(/Need help\? Contact support/)).toBeInTheDocument();
  });

  it('[ID-034] offers an unverified user another mail', async () => {
    refused(400, { message: 'Invalid or expired verification token' });
    network.answer('POST /users/resend-verification', () => ({ body: { message: 'x' } }));
    await show('/verify-email/abc', { user: unverified });
    await userEvent.click(await screen.findByRole('button', { name: 'Resend verification email' }));
    expect(await screen.findByText('Verification email sent! Please check your inbox.')).toBeInTheDocument();
  });

  it('[ID-095] marks the stored user verified if the token belongs to that user', async () => {
    verified();
    await show('/verify-email/abc', { user: unverified });
    await heading('Email verified');
    await waitFor(() => expect(readStoredUser()?.emailVerified).toBe(true));
  });

  it('[ID-095] does not change the stored user if the token belongs to another user', async () => {
    verified(undefined, 'somebody-else');
    await show('/verify-email/abc', { user: unverified });
    await heading('Email verified');
    expect(readStoredUser()?.emailVerified).toBe(false);
  });

  it("[SHELL-002] speaks Arabic, in the server's message too", async () => {
    refused(400, { message: 'Invalid or expired verification token' });
    await show('/verify-email/abc', { language: 'ar' });
    expect(await screen.findByText('رابط التأكيد غير صالح أو انتهت صلاحيته')).toBeInTheDocument();
  });
});
