import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@manette/contracts/identity';
import type { TicketView } from '@manette/contracts/orders';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import HoldPanel from './hold.panel';

const ID = '0199a7c2-0000-7000-8000-0000000000a1';
const ACCOUNT = '0199a7c2-0000-7000-8000-00000000000a';
const HOLD = `/messages/support/ticket/${ID}/hold`;
const expiresAt = new Date(2026, 10, 23, 14, 5).toISOString();
const held = { minutes: 30, expiresAt };
const ticket = { _id: ID, status: 'pending', account: { _id: ACCOUNT }, hold: null } as TicketView;

describe('the hold of an order', () => {
  let api: FakeApi;
  beforeEach(() => {
    const body = { ticket: { ...ticket, hold: held } };
    api = fakeApi({ [`PUT ${HOLD}`]: () => ({ body }), [`DELETE ${HOLD}`]: () => ({ body: { ticket } }) });
  });
  afterEach(() => api.restore());
  const show = (user: UserView, hold: TicketView['hold'], language: 'en' | 'ar' = 'en') =>
    renderApp(
      <>
        <HoldPanel ticket={{ ...ticket, hold }} />
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user, language },
    );

  it('[LIF-111] is made by an administrator, for one unit and some minutes', async () => {
    await show(anAdmin(), null);
    const region = within(screen.getByRole('region', { name: 'Hold' }));
    expect(region.queryByRole('button', { name: 'Release hold' })).toBeNull();
    await userEvent.selectOptions(region.getByRole('combobox', { name: 'Minutes' }), '30');
    await userEvent.click(region.getByRole('button', { name: 'Hold one unit' }));
    expect(await screen.findByText('Unit held!')).toBeInTheDocument();
    expect(api.callsTo(`PUT ${HOLD}`)).toMatchObject([{ body: { minutes: 30 } }]);
  });

  it('[LIF-111] is shown to an administrator with its end, and released', async () => {
    await show(anAdmin(), held);
    expect(screen.getByText('Held until 14:05')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Release hold' }));
    expect(await screen.findByText('Hold released!')).toBeInTheDocument();
    expect(api.callsTo(`DELETE ${HOLD}`)).toHaveLength(1);
  });

  it('[LIF-111] is shown to the client with its end and without buttons', async () => {
    await show(aClient(), held);
    expect(screen.getByText('Held until 14:05')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Hold' })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[LIF-108] asks for the console if the server requires it', async () => {
    const refusal = {
      statusCode: 400,
      code: 'VALIDATION_FAILED',
      message: 'Choose the console of this rental',
    };
    api.answer(`PUT ${HOLD}`, () => ({ status: 400, body: refusal }));
    const kinds = ['principal_ps4', 'principal_ps5'];
    const slots = kinds.map((kind) => ({ _id: kind, kind, label: kind, state: 'free', termId: null }));
    api.answer(`GET /rentals/accounts/${ACCOUNT}`, () => ({
      body: { ledger: { enabled: true, kinds, slots } },
    }));
    await show(anAdmin(), null);
    await userEvent.click(screen.getByRole('button', { name: 'Hold one unit' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'PS4' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hold one unit' }));
    expect(api.callsTo(`PUT ${HOLD}`).at(-1)).toMatchObject({
      body: { minutes: 15, slotKind: 'principal_ps4' },
    });
  });

  it('[LIF-111] speaks Arabic', async () => {
    await show(anAdmin(), held, 'ar');
    expect(await screen.findByRole('region', { name: 'الحجز المؤقت' })).toBeInTheDocument();
  });
});
