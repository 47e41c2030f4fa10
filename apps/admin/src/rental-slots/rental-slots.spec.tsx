import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LedgerView } from '@manette/contracts/rentals';
import { renderApp } from '@manette/web-session/testing';
import { anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import { RentalSlots } from './rental-slots';

const off: LedgerView = { enabled: false, kinds: ['secondary'], slots: [] };
const on: LedgerView = {
  enabled: true,
  kinds: ['secondary'],
  slots: [
    { _id: 's1', kind: 'secondary', label: 'S-1', state: 'rented', termId: 't1' },
    { _id: 's2', kind: 'secondary', label: 'S-2', state: 'free', termId: null },
  ],
};
const LEDGER = '/rentals/accounts/a';

describe('the slots of an account', () => {
  let network: FakeApi;
  const show = (ledger: LedgerView, hasVault = false) => {
    network.answer(`GET ${LEDGER}`, () => ({ body: { ledger } }));
    return render(hasVault);
  };
  const render = (hasVault = false) =>
    renderApp(
      <>
        <RentalSlots accountId="a" hasVault={hasVault} />
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user: anAdmin(), at: '/admin/accounts/a/units' },
    );
  beforeEach(() => {
    network = fakeApi({});
  });
  afterEach(() => network.restore());

  it('[LIF-071] are switched on', async () => {
    await show(off);
    network.answer(`PUT ${LEDGER}`, () => {
      network.answer(`GET ${LEDGER}`, () => ({ body: { ledger: on } }));
      return { body: { ledger: on } };
    });
    await userEvent.click(await screen.findByRole('switch', { name: 'Keep rental slots' }));
    const table = within(await screen.findByRole('table', { name: 'Slots' }));
    expect(table.getByRole('row', { name: /S-1.*Rented/ })).toBeVisible();
    expect(network.callsTo(`PUT ${LEDGER}`)[0]?.body).toEqual({ enabled: true });
  });

  it('[LIF-071] are not shown until it is known whether the vault is on', async () => {
    network.answer(`GET ${LEDGER}`, () => ({ body: { ledger: on } }));
    await renderApp(
      <>
        <RentalSlots accountId="a" hasVault={undefined} />
        <RentalSlots accountId="a" hasVault />
      </>,
      { user: anAdmin(), at: '/admin/accounts/a/units' },
    );
    expect(await screen.findAllByRole('table', { name: 'Slots' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Add slots' })).not.toBeInTheDocument();
  });

  it('show that they could not be loaded, and are loaded again', async () => {
    network.answer(`GET ${LEDGER}`, () => ({ status: 503, body: { code: 'UNAVAILABLE', message: 'x' } }));
    await render();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load slots');
    network.answer(`GET ${LEDGER}`, () => ({ body: { ledger: off } }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('switch', { name: 'Keep rental slots' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[LIF-071, LIF-073] of two kinds are created after asking for the number of each', async () => {
    await show({ ...off, kinds: ['principal_ps4', 'principal_ps5'] });
    network.answer(`PUT ${LEDGER}`, () => ({ body: { ledger: on } }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Keep rental slots' }));
    const form = within(await screen.findByRole('dialog', { name: 'Keep rental slots' }));
    const count = form.getByLabelText('Count of Principal, PS5');
    await userEvent.clear(count);
    await userEvent.type(count, '3');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const slots = { principal_ps4: 1, principal_ps5: 3 };
    await waitFor(() => expect(network.callsTo(`PUT ${LEDGER}`)[0]?.body).toEqual({ enabled: true, slots }));
  });

  it('[LIF-071] are added in a dialog', async () => {
    await show(on);
    network.answer(`POST ${LEDGER}/slots`, () => ({ status: 201, body: { slots: [] } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add slots' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add slots' }));
    await userEvent.selectOptions(form.getByLabelText('Kind'), 'secondary');
    await userEvent.clear(form.getByLabelText('Count'));
    await userEvent.type(form.getByLabelText('Count'), '4');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Slots added successfully!')).toBeVisible();
    expect(network.callsTo(`POST ${LEDGER}/slots`)[0]?.body).toEqual({ kind: 'secondary', count: 4 });
  });

  it('[LIF-071] are deleted while they are free', async () => {
    await show(on);
    network.answer('DELETE /rentals/slots/s2', () => ({ body: { message: 'x' } }));
    expect(await screen.findByRole('button', { name: 'Delete slot S-2' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Delete slot S-1' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete slot S-2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Slot deleted successfully!')).toBeVisible();
  });

  it('[LIF-074] show why the ledger stays on', async () => {
    await show(on);
    const message = 'There are running rentals';
    network.answer(`PUT ${LEDGER}`, () => ({ status: 409, body: { code: 'CONFLICT', message } }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Keep rental slots' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Keep rental slots' })).toBeChecked();
  });

  it('[LIF-076] are neither added nor deleted here when the vault is on', async () => {
    await show(on, true);
    expect(await screen.findByRole('table', { name: 'Slots' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add slots|Delete slot/ })).not.toBeInTheDocument();
  });
});
