import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SlotState } from '@manette/contracts/rentals';
import { anAdmin } from '@manette/web-testing';
import { aTicket } from '../testing/a-ticket';
import { ticketSuite } from '../testing/show-ticket';

const ID = aTicket()._id;
const ACCOUNT = aTicket().account!._id;
const STATUS = `PUT /messages/support/ticket/${ID}/status`;
const LEDGER = `GET /rentals/accounts/${ACCOUNT}`;

const slot = (kind: 'principal_ps4' | 'principal_ps5', state: SlotState) => ({
  ...{ _id: `${kind}-${state}`, kind, label: kind, state, termId: null },
});

describe('completing an order', () => {
  const { network, show } = ticketSuite();
  const ledger = (ps4: SlotState, ps5: SlotState, enabled = true) =>
    network.answer(LEDGER, () => {
      const slots = [slot('principal_ps4', ps4), slot('principal_ps5', ps5)];
      return { body: { ledger: { enabled, kinds: ['principal_ps4', 'principal_ps5'], slots } } };
    });
  const done = () => network.answer(STATUS, () => ({ body: { ticket: aTicket({ status: 'completed' }) } }));
  const refused = (status: number, code: string, message: string) =>
    network.answer(STATUS, () => ({ status, body: { statusCode: status, code, message } }));
  const open = async () => {
    await show(anAdmin());
    await userEvent.click(await screen.findByRole('button', { name: 'Order Successful' }));
    return within(await screen.findByRole('alertdialog', { name: 'Order Successful' }));
  };
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  const sent = () => network.callsTo(STATUS).map(({ body }) => body);

  it('[LIF-045] asks for a reason if the payment has not been accepted', async () => {
    ledger('rented', 'free');
    refused(409, 'PAYMENT_REQUIRED', 'The payment of this order has not been accepted');
    await open();
    await confirm();
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete without payment' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('Reason is required')).toBeInTheDocument();
    done();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Paid in cash');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Order marked as completed!')).toBeInTheDocument();
    expect(sent()).toEqual([
      { status: 'completed' },
      { status: 'completed', paymentOverride: 'Paid in cash' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[LIF-079] asks for the console if slots of both consoles are free', async () => {
    ledger('free', 'free');
    const dialog = await open();
    const consoles = within(await dialog.findByRole('radiogroup', { name: 'Console' }));
    expect(consoles.getByRole('radio', { name: 'PS4' })).not.toBeChecked();
    refused(400, 'VALIDATION_FAILED', 'Choose the console of this rental');
    await confirm();
    expect(await screen.findByText('Choose the console of this rental')).toBeInTheDocument();
    done();
    await userEvent.click(consoles.getByRole('radio', { name: 'PS5' }));
    await confirm();
    await screen.findByText('Order marked as completed!');
    expect(sent().at(-1)).toEqual({ status: 'completed', slotKind: 'principal_ps5' });
  });

  it('[LIF-079] does not ask for the console if only slots of one console are free', async () => {
    ledger('held', 'free');
    const dialog = await open();
    await waitFor(() => expect(network.callsTo(LEDGER)).toHaveLength(1));
    expect(dialog.queryByRole('radiogroup')).toBeNull();
  });
});
