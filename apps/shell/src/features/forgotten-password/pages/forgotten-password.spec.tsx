import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FORGOTTEN_PASSWORD_MESSAGES } from '@manette/contracts/identity';
import { Route, Routes } from '@manette/web-router';
import { renderApp, type RenderOptions } from '@manette/web-session/testing';
import { fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import ForgotPasswordPage from './forgot-password.page';
import ResetPasswordPage from './reset-password.page';

const { sent, done, invalid } = FORGOTTEN_PASSWORD_MESSAGES;
const ASK = 'POST /auth/forgot-password';
const RESET = 'POST /auth/reset-password';
const show = (options: RenderOptions) =>
  renderApp(
    <>
      <Routes>
        <Route path="forgot-password" element={<ForgotPasswordPage />} />
        <Route path="reset-password/:token" element={<ResetPasswordPage />} />
        <Route path="login" element={<h1>Login</h1>} />
      </Routes>
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    options,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const write = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

let network: FakeApi;
beforeEach(() => {
  network = fakeApi({
    [ASK]: () => ({ body: { message: sent } }),
    [RESET]: () => ({ body: { message: done } }),
  });
});
afterEach(() => network.restore());

it('[ID-019] [ID-123] shows the strength of a new password while the user types it', async () => {
  await show({ at: '/reset-password/abc' });
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  expect(meter).toHaveAttribute('aria-valuenow', '0');
  await write('New password', 'abcD12');
  expect(meter).toHaveAttribute('aria-valuetext', 'Strong');
  expect(screen.getByText('A special character')).toBeInTheDocument();
});

describe('/forgot-password', () => {
  it("requests the link and shows the server's message", async () => {
    await show({ at: '/forgot-password' });
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeInTheDocument();
    await write('Email', ' Ann@Example.test ');
    await press('Send reset link');
    expect(await screen.findByText(sent)).toBeInTheDocument();
    expect(network.callsTo(ASK).map(({ body }) => body)).toEqual([{ email: 'ann@example.test' }]);
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  });

  it('[ID-104] [ID-105] sends nothing without an address', async () => {
    await show({ at: '/forgot-password' });
    await press('Send reset link');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    await write('Email', 'ann');
    await press('Send reset link');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email format');
    expect(network.callsTo(ASK)).toEqual([]);
  });

  it('shows an error when the request fails', async () => {
    network.answer(ASK, () => ({ status: 503, body: 'away' }));
    await show({ at: '/forgot-password' });
    await write('Email', 'ann@example.test');
    await press('Send reset link');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send the reset link');
  });

  it('[SHELL-002] speaks Arabic', async () => {
    await show({ at: '/forgot-password', language: 'ar' });
    await write('البريد الإلكتروني', 'ann@example.test');
    await press('إرسال الرابط');
    expect(await screen.findByText(/^إذا كان هناك حساب/)).toBeInTheDocument();
  });
});

describe('/reset-password/{token}', () => {
  const fillIn = async (password: string, again = password) => {
    await write('New password', password);
    await write('Confirm password', again);
    await press('Save password');
  };

  it('saves the password with the token of the link and navigates to /login', async () => {
    await show({ at: '/reset-password/the-token' });
    expect(screen.getByRole('heading', { level: 1, name: 'Reset password' })).toBeInTheDocument();
    await fillIn('Manette1');
    expect(await screen.findByText(done)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent('/login'));
    expect(network.callsTo(RESET).map(({ body }) => body)).toEqual([
      { token: 'the-token', password: 'Manette1' },
    ]);
  });

  it('shows that a link is invalid, and links to the page that sends another', async () => {
    network.answer(RESET, () => ({ status: 400, body: { code: 'INVALID_TOKEN', message: invalid } }));
    await show({ at: '/reset-password/old' });
    await fillIn('Manette1');
    expect(await screen.findByRole('alert')).toHaveTextContent(invalid);
    await userEvent.click(screen.getByRole('link', { name: 'Request another link' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeInTheDocument();
  });

  it('[ID-106] [ID-107] [ID-108] validates the password and its confirmation', async () => {
    await show({ at: '/reset-password/the-token' });
    await press('Save password');
    const field = screen.getByLabelText('New password');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Password is required'));
    await fillIn('Manette1', 'Manette2');
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    expect(network.callsTo(RESET)).toEqual([]);
  });
});
