import '../translations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@manette/web-session/testing';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import { EmailAddressRegion } from './email-address-region';

const CALL = 'PUT /users/profile/email';

async function show(): Promise<void> {
  await renderApp(
    <>
      <EmailAddressRegion />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user: aClient(), at: '/profile/security' },
  );
}

const field = () => screen.findByLabelText('New email');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Change email' }));

describe('the region Email address', () => {
  let network: FakeApi;
  beforeEach(() => {
    network = fakeApi();
  });
  afterEach(() => network.restore());

  it('[TRU-055] changes the address, shows it in a message and empties the field', async () => {
    network.answer(CALL, ({ body }) => ({ body: { user: aClient(body as object) } }));
    await show();
    await userEvent.type(await field(), 'New@Shop.test');
    await send();
    expect(await screen.findByText(/^Email address changed\..*new@shop\.test/)).toBeInTheDocument();
    expect(network.callsTo(CALL)[0]?.body).toEqual({ email: 'new@shop.test' });
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(
      within(screen.getByRole('region', { name: 'Email address' })).getByText(/new@shop\.test/),
    ).toBeVisible();
    expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ email: 'new@shop.test' });
  });

  it('[TRU-074] validates the address before it is sent', async () => {
    await show();
    await userEvent.type(await field(), 'Ann <ann@shop.test>');
    await send();
    expect(await screen.findByText('Invalid email format')).toBeInTheDocument();
    expect(network.calls).toHaveLength(0);
  });

  it('[TRU-055] shows that an address is taken, and keeps it in the field', async () => {
    network.answer(CALL, () => ({
      status: 409,
      body: { statusCode: 409, code: 'EMAIL_TAKEN', message: 'Email already exists', requestId: 'r' },
    }));
    await show();
    await userEvent.type(await field(), 'bob@shop.test');
    await send();
    expect(await screen.findByText('Email already exists')).toBeInTheDocument();
    expect(await field()).toHaveValue('bob@shop.test');
  });
});
