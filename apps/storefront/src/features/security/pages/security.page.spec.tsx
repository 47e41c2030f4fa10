import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SecondStepView } from '@manette/contracts/identity';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import SecurityPage from './security.page';

const REGIONS = ['Two-step sign-in', 'Passkeys', 'Sessions', 'Email address', 'Your data'];
const OFF: SecondStepView = { on: false, required: false, totp: null, passkeys: [], recoveryCodesLeft: 0 };
const PHONE = {
  _id: '7f2b1c7e-1111-4c1b-9a52-0d0d0d0d0d0d',
  name: 'Chrome on Android',
  createdAt: '2026-11-02T08:05:00.000Z',
  lastUsedAt: null,
};
const ON: SecondStepView = {
  ...OFF,
  on: true,
  totp: { confirmedAt: '2026-11-02T08:05:00.000Z' },
  passkeys: [PHONE],
  recoveryCodesLeft: 9,
};
const CODES = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-CCCC-DDD${n === 9 ? 'X' : n + 2}`);
const URI = 'otpauth://totp/Manette:a@shop.test?secret=JBSWY3DPEHPK3PXP&issuer=Manette';

let network: FakeApi;
let secondStep: SecondStepView;
beforeEach(() => {
  network = fakeApi();
  network.answer('GET /auth/second-step', () => ({ body: { secondStep } }));
  network.answer('GET /auth/sessions', () => ({ body: { sessions: [] } }));
  network.answer('GET /users/profile/export', () => ({ body: { export: null } }));
});
afterEach(() => network.restore());

const show = async (is: SecondStepView, user = aClient()) => {
  secondStep = is;
  await renderApp(
    <>
      <SecurityPage />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user, at: '/profile/security' },
  );
};
const region = (name: string) => screen.findByRole('region', { name });
const press = async (name: string, within_ = screen as Pick<typeof screen, 'findByRole'>) =>
  userEvent.click(await within_.findByRole('button', { name }));

describe('the page Security', () => {
  it('[TRU-117] shows its regions in their order', async () => {
    await show(OFF);
    expect(await screen.findByRole('heading', { level: 1, name: 'Security' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    const names = main.getAllByRole('region').map((one) => within(one).getByRole('heading').textContent);
    expect(names.slice(0, 2)).toEqual(['Two-step sign-in', 'Passkeys']);
    expect(REGIONS.filter((name) => names.includes(name))).toEqual(names);
  });

  it('[TRU-117] shows that two-step sign-in is off', async () => {
    await show(OFF);
    const twoStep = await region('Two-step sign-in');
    expect(await within(twoStep).findByText('Off')).toBeInTheDocument();
    expect(
      within(twoStep)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Set up authenticator app']);
    expect(screen.queryByText(/^Administrators need/)).toBeNull();
  });

  it('[TRU-119] warns an administrator who must set up two-step sign-in', async () => {
    await show({ ...OFF, required: true }, anAdmin());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Administrators need two-step sign-in. Set it up to continue.',
    );
  });

  it('[TRU-117] sets up an authenticator app and shows the recovery codes', async () => {
    network.answer('POST /auth/second-step/totp', () => ({
      status: 201,
      body: { secret: 'JBSWY3DPEHPK3PXP', uri: URI },
    }));
    network.answer('POST /auth/second-step/totp/confirm', ({ body }) =>
      (body as { code: string }).code === '123456'
        ? { body: { recoveryCodes: CODES } }
        : {
            status: 400,
            body: {
              statusCode: 400,
              code: 'INVALID_CODE',
              message: 'Invalid verification code',
              requestId: 'r',
            },
          },
    );
    await show(OFF);
    await press('Set up authenticator app');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up authenticator app' }));
    expect(await dialog.findByRole('img', { name: 'QR code' })).toBeInTheDocument();
    expect(dialog.getByText('JBSWY3DPEHPK3PXP')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Open app' })).toHaveAttribute('href', URI);
    await userEvent.type(dialog.getByLabelText('Code'), '111111');
    await press('Confirm', dialog);
    expect(await dialog.findByText('Invalid verification code')).toBeInTheDocument();
    await userEvent.clear(dialog.getByLabelText('Code'));
    await userEvent.type(dialog.getByLabelText('Code'), '123456');
    secondStep = { ...ON, passkeys: [], recoveryCodesLeft: 10 };
    await press('Confirm', dialog);
    const codes = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
    const list = codes.getByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(CODES);
    for (const name of ['Copy', 'Download']) expect(codes.getByRole('button', { name })).toBeInTheDocument();
    await press('Done', codes);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const twoStep = within(await region('Two-step sign-in'));
    expect(await twoStep.findByText('On')).toBeInTheDocument();
    expect(twoStep.getByText('10 recovery codes left')).toBeInTheDocument();
  });

  it('[TRU-117] removes the app after confirmation, and shows the server’s message as a toast', async () => {
    network.answer('DELETE /auth/second-step/totp', () => ({
      body: { message: 'Authenticator app removed' },
    }));
    await show(ON);
    await press('Remove authenticator app');
    expect(network.callsTo('DELETE /auth/second-step/totp')).toHaveLength(0);
    secondStep = { ...ON, totp: null };
    await press('Confirm', within(await screen.findByRole('alertdialog')));
    expect(await screen.findByText('Authenticator app removed')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Set up authenticator app' })).toBeInTheDocument();
  });

  it('[TRU-117] renews the recovery codes', async () => {
    network.answer('POST /auth/second-step/recovery-codes', () => ({
      status: 201,
      body: { recoveryCodes: CODES },
    }));
    await show(ON);
    await press('New recovery codes');
    expect(await screen.findByRole('dialog', { name: 'Recovery codes' })).toBeInTheDocument();
  });

  it('[TRU-117] lists the passkeys and removes one after confirmation', async () => {
    network.answer(`DELETE /auth/passkeys/${PHONE._id}`, () => ({ body: { message: 'Passkey removed' } }));
    await show(ON);
    const list = await screen.findByRole('list', { name: 'Passkeys' });
    expect(within(list).getByText('Chrome on Android')).toBeInTheDocument();
    await press('Remove passkey Chrome on Android');
    secondStep = { ...ON, passkeys: [] };
    await press('Confirm', within(await screen.findByRole('alertdialog')));
    expect(await screen.findByText('Passkey removed')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Passkeys' })).toBeNull());
  });

  it('shows that the browser does not support passkeys', async () => {
    await show(OFF);
    expect(await screen.findByText('This browser has no passkeys.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('offers a retry when a region cannot be loaded', async () => {
    network.answer('GET /auth/second-step', () => ({ status: 500, body: {} }));
    await show(OFF);
    const twoStep = within(await region('Two-step sign-in'));
    await twoStep.findByRole('alert');
    network.answer('GET /auth/second-step', () => ({ body: { secondStep } }));
    await press('Try again', twoStep);
    expect(await twoStep.findByText('Off')).toBeInTheDocument();
  });
});
