import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeliveryView } from '@manette/contracts/fulfilment';
import type { UserView } from '@manette/contracts/identity';
import type { TicketView } from '@manette/contracts/orders';
import { emitFromServer } from '@manette/web-realtime/testing';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { ReportProblemContext } from '../../../components/report-problem';
import DeliveryPanel from './delivery.panel';

const TICKET = '0199a7c2-0000-7000-8000-0000000000a1';
const ID = '0199a7c2-0000-7000-8000-0000000000d1';
const AT = '2026-11-23T10:00:00.000Z';
const CODE = 'ABCD-EFGH';
const ticket = { _id: TICKET, status: 'completed', delivery: 'ready' } as TicketView;
const aDelivery = (change: Partial<DeliveryView> = {}): DeliveryView => ({
  ...{ _id: ID, ticketId: TICKET, ticketNumber: 'T-000123', state: 'ready' },
  rules: { key: 'giftcard', version: 3, en: ['One rule.', 'Another rule.'], ar: ['قاعدة.', 'أخرى.'] },
  ...{ acknowledgement: null, reveals: [], expiresAt: null, replacements: [], createdAt: AT },
  ...change,
});
const accepted = { version: 3, language: 'en', at: AT } as const;
const revealed = { secret: { code: CODE }, hideAfterSeconds: 60, expiresAt: AT };

describe('the delivery of an order', () => {
  let api: FakeApi;
  const has = (delivery: DeliveryView) =>
    api.answer(`GET /deliveries/tickets/${TICKET}`, () => ({ body: { delivery } }));
  const show = async (user: UserView, delivery: DeliveryView, language: 'en' | 'ar' = 'en') => {
    has(delivery);
    const page = await renderApp(
      <ReportProblemContext value={({ subject }) => <p>{subject}</p>}>
        <DeliveryPanel ticket={ticket} />
      </ReportProblemContext>,
      { user, language },
    );
    const name = language === 'en' ? 'Delivery' : 'التسليم';
    const region = within(await screen.findByRole('region', { name }));
    const press = (button: string) => userEvent.click(region.getByRole('button', { name: button }));
    return { ...page, region, press };
  };
  beforeEach(() => {
    api = fakeApi({});
  });
  afterEach(() => {
    api.restore();
  });

  it('[LIF-068] can be shown once the client has accepted its rules, in the user’s language', async () => {
    const { region, press } = await show(aClient(), aDelivery());
    const rules = within(region.getByRole('list', { name: 'Rules' })).getAllByRole('listitem');
    expect(rules.map(({ textContent }) => textContent)).toEqual(['One rule.', 'Another rule.']);
    expect(region.queryByRole('button', { name: 'Show the delivery' })).not.toBeInTheDocument();
    api.answer(`POST /deliveries/${ID}/acknowledge`, () => {
      has(aDelivery({ acknowledgement: accepted }));
      return { body: { delivery: aDelivery({ acknowledgement: accepted }) } };
    });
    await press('I accept the rules');
    expect(api.callsTo(`POST /deliveries/${ID}/acknowledge`)[0]?.body).toEqual({
      rulesVersion: 3,
      language: 'en',
    });
    expect(await region.findByRole('button', { name: 'Show the delivery' })).toBeEnabled();
    expect(region.queryByRole('button', { name: 'I accept the rules' })).not.toBeInTheDocument();
  });

  it('[LIF-068, LIF-069] shows a code to copy, and hides it after a click on Hide', async () => {
    const { region, press, store } = await show(aClient(), aDelivery({ acknowledgement: accepted }));
    api.answer(`POST /deliveries/${ID}/reveal`, () => ({ body: revealed }));
    await press('Show the delivery');
    const code = await region.findByRole('textbox', { name: 'Code' });
    expect(code).toHaveValue(CODE);
    expect(code).toHaveAttribute('readonly');
    expect(region.getByRole('button', { name: 'Copy Code' })).toBeEnabled();
    expect(region.getByRole('timer')).toHaveTextContent('Hidden in 60 s');
    expect(JSON.stringify(store.getState())).not.toContain(CODE);
    await press('Hide');
    expect(region.queryByRole('textbox')).not.toBeInTheDocument();
    expect(document.body.innerHTML).not.toContain(CODE);
  });

  it('[LIF-068] shows an account with its second step', async () => {
    const { region, press } = await show(aClient(), aDelivery({ acknowledgement: accepted }));
    const secret = { address: 'a@play.test', password: ' pass ', secondStep: '11\n22' };
    api.answer(`POST /deliveries/${ID}/reveal`, () => ({ body: { ...revealed, secret } }));
    await press('Show the delivery');
    expect(await region.findByRole('textbox', { name: 'Address' })).toHaveValue('a@play.test');
    expect(region.getByRole('textbox', { name: 'Password' })).toHaveValue(' pass ');
    expect(region.getByRole('textbox', { name: 'Second step' })).toHaveValue('11\n22');
    for (const field of ['Address', 'Password', 'Second step'])
      expect(region.getByRole('button', { name: `Copy ${field}` })).toBeEnabled();
  });

  it('[LIF-070] shows that it has expired, and lets the client report a problem', async () => {
    const { region, press } = await show(
      aClient(),
      aDelivery({ acknowledgement: accepted, state: 'expired' }),
    );
    expect(region.getByText('This delivery is no longer shown. Please open a ticket.')).toBeVisible();
    expect(region.queryByRole('button', { name: 'Show the delivery' })).not.toBeInTheDocument();
    await press('Report a problem');
    expect(screen.getByText('Problem with order T-000123')).toBeVisible();
  });

  it('[LIF-070] is replaced, shown again and revealed by administrators, each time with a reason', async () => {
    const reveals = [{ at: AT, by: 'client', username: 'amina' } as const];
    const { region, press } = await show(anAdmin(), aDelivery({ acknowledgement: accepted, reveals }));
    expect(within(region.getByRole('list', { name: 'Reveals' })).getAllByRole('listitem')).toHaveLength(1);
    expect(region.queryByRole('button', { name: 'Show the delivery' })).not.toBeInTheDocument();
    for (const [button, act] of [
      ['Replace', 'replace'],
      ['Show again', 'extend'],
      ['Reveal as administrator', 'reveal-as-admin'],
    ] as const) {
      const path = `POST /deliveries/${ID}/${act}` as const;
      const body = act === 'reveal-as-admin' ? { secret: { code: CODE } } : { delivery: aDelivery() };
      api.answer(path, () => ({ body }));
      await press(button);
      const dialog = within(await screen.findByRole('dialog', { name: button }));
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
      expect(await dialog.findByText('Reason is required')).toBeVisible();
      await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It does not work');
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(api.callsTo(path)[0]?.body).toEqual({ reason: 'It does not work' });
    }
    expect(region.getByRole('textbox', { name: 'Code' })).toHaveValue(CODE);
  });

  it('[LIF-036] is updated by events, and speaks Arabic', async () => {
    const { region } = await show(aClient(), aDelivery(), 'ar');
    expect(region.getByText('قاعدة.')).toBeVisible();
    has(aDelivery({ state: 'expired', acknowledgement: accepted }));
    act(() => emitFromServer('delivery_updated', { ticketId: TICKET, state: 'expired' }));
    expect(await region.findByText('انتهت مدته')).toBeVisible();
  });
});
