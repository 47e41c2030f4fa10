import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@manette/contracts/identity';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import { VerificationNotice } from '.';

const unverified = aClient({ emailVerified: false });
const show = (user: UserView, language: 'en' | 'ar' = 'en') =>
  renderApp(
    <>
      <VerificationNotice />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user, language },
  );
const notice = () => screen.queryByRole('region', { name: 'Verify your email' });

describe('the verification notice', () => {
  let network: FakeApi;
  beforeEach(() => {
    localStorage.clear();
    network = fakeApi();
  });
  afterEach(() => network.restore());

  it('[ID-035] shows for a client with an unverified address', async () => {
    await show(unverified);
    expect(notice()).toBeInTheDocument();
  });

  it.each([
    ['a verified client', aClient()],
    ['an administrator', anAdmin({ emailVerified: false })],
    ['a Google user', aClient({ emailVerified: false, googleId: 'g' })],
  ])('[ID-036] is hidden for %s', async (_, user) => {
    await show(user);
    expect(notice()).toBeNull();
  });

  it('[ID-037] [ID-038] lists the restricted and the available features', async () => {
    await show(unverified);
    const [waits, open] = screen.getAllByRole('list').map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    );
    expect(waits).toEqual(['Public Chat', 'Support Tickets', 'Account Orders', 'File Uploads']);
    expect(open).toEqual(['Browse accounts', 'View account details', 'Update profile']);
  });

  it('[ID-039] [ERR-010] sends the mail again and shows a notice', async () => {
    network.answer('POST /users/resend-verification', () => ({ body: { message: 'x' } }));
    await show(unverified);
    await userEvent.click(screen.getByRole('button', { name: 'Resend verification email' }));
    expect(await screen.findByText('Verification email sent! Please check your inbox.')).toBeInTheDocument();
    expect(network.callsTo('POST /users/resend-verification')[0]?.body).toBeUndefined();
  });

  it.each([
    [{ message: 'Email already verified' }, 'Email already verified'],
    ['not our server', 'Failed to resend verification email'],
  ])('[ERR-011] shows why the mail could not be sent: %j', async (body, sentence) => {
    network.answer('POST /users/resend-verification', () => ({ status: 409, body }));
    await show(unverified);
    await userEvent.click(screen.getByRole('button', { name: 'Resend verification email' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('[SHELL-002] is shown in Arabic', async () => {
    await show(unverified, 'ar');
    expect(screen.getByRole('region', { name: 'أكّد بريدك الإلكتروني' })).toBeInTheDocument();
  });
});
