import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TermView } from '@manette/contracts/rentals';
import { emitFromServer } from '@manette/web-realtime/testing';
import { renderApp, type RenderOptions } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import ManageRentalsPage from './pages/manage-rentals.page';
import { aTerm } from './testing/a-term';

const over = aTerm({ _id: 'over', overdue: true, daysLeft: 0, endsAt: '2026-11-20T10:00:00.000Z' });
const endless = aTerm({
  ...{ _id: 'endless', endsAt: null, daysLeft: null, ticket: null },
  account: { _id: 'b', codeName: 'Redline' },
});
const back = aTerm({ _id: 'back', state: 'ended', account: { _id: 'c', codeName: 'Mirage' } });
const answer = (terms: TermView[], total = terms.length) => ({ body: { terms, nextCursor: null, total } });
const show = (options: RenderOptions = {}) =>
  renderApp(
    <>
      <ManageRentalsPage />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user: anAdmin(), at: '/admin/rentals', ...options },
  );

describe('/admin/rentals', () => {
  let network: FakeApi;
  beforeEach(() => {
    network = fakeApi({
      'GET /rentals/terms': ({ query }) =>
        query.get('state') === 'overdue' ? answer([over], 1) : answer([over, endless, back]),
      'GET /vault/accounts/a': () => ({ body: { vault: { enabled: false } } }),
    });
  });
  afterEach(() => network.restore());
  const table = () => screen.findByRole('table', { name: 'Rentals' });
  const row = async (name: RegExp) => within(await table()).findByRole('row', { name });
  const dialog = async (button: string, name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    return within(await screen.findByRole('dialog', { name }));
  };

  it('[LIF-094] shows a table of the rentals, and how many are overdue', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Rentals' })).toBeVisible();
    expect(await screen.findByText('1 overdue')).toBeVisible();
    expect(await row(/Sirocco-05.*yacine.*Overdue/)).toBeVisible();
    expect(within(await row(/Redline/)).getAllByText('No end')).toHaveLength(2);
    const buttons = within(await row(/Mirage/)).queryAllByRole('button');
    expect(buttons).toHaveLength(0);
    expect(within(await row(/Sirocco-05/)).getByRole('link', { name: '#T-000123' })).toHaveAttribute(
      'href',
      `/support/${over.ticket?._id}`,
    );
  });

  it('[LIF-094] filters by text, state and kind', async () => {
    await show();
    await table();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'ending');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'secondary');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search rentals' }), 'T-1');
    await waitFor(() =>
      expect(Object.fromEntries(network.callsTo('GET /rentals/terms').at(-1)!.query)).toEqual({
        ...{ q: 'T-1', state: 'ending', kind: 'secondary' },
      }),
    );
  });

  it('[LIF-094] shows the running rentals on a timeline, as a chart and as a table', async () => {
    await show();
    const region = within(await screen.findByRole('region', { name: 'Timeline' }));
    expect(await region.findByRole('img', { name: 'When 2 rentals run' })).toBeVisible();
    expect(region.getAllByRole('row', { name: /Sirocco-05|Redline/ })).toHaveLength(2);
  });

  it('[LIF-094] changes an end, with a reason', async () => {
    network.answer('PATCH /rentals/terms/over', () => ({ body: { term: over } }));
    await show();
    const form = await dialog('Change end of Sirocco-05, yacine', 'Change end');
    await userEvent.clear(form.getByLabelText('End'));
    await userEvent.type(form.getByLabelText('End'), '2026-12-24T18:30');
    await userEvent.type(form.getByLabelText('Reason'), 'Goodwill');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('End changed successfully!')).toBeVisible();
    const endsAt = new Date('2026-12-24T18:30').toISOString();
    expect(network.callsTo('PATCH /rentals/terms/over')[0]?.body).toEqual({ endsAt, reason: 'Goodwill' });
  });

  it("[LIF-094] confirms a return, and shows the server's error at its field", async () => {
    const errors = [{ field: 'reason', message: 'Reason is required' }];
    network.answer('POST /rentals/terms/over/confirm-return', ({ body }) =>
      'reason' in (body as object)
        ? { body: { term: back } }
        : { status: 400, body: { code: 'VALIDATION_FAILED', message: 'Reason is required', errors } },
    );
    await show();
    const form = await dialog('Confirm return of Sirocco-05, yacine', 'Confirm return');
    await waitFor(() => expect(form.getByRole('button', { name: 'Confirm' })).toBeEnabled());
    expect(form.queryByLabelText('New password')).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Confirm' }));
    expect(await form.findByText('Reason is required')).toHaveAttribute('role', 'alert');
    await userEvent.type(form.getByLabelText('Reason'), 'It is here');
    await userEvent.click(form.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Return confirmed successfully!')).toBeVisible();
    expect(network.callsTo('POST /rentals/terms/over/confirm-return').at(-1)?.body).toEqual({
      reason: 'It is here',
    });
  });

  it('[LIF-094] asks for the password when the vault is on', async () => {
    network.answer('GET /vault/accounts/a', () => ({ body: { vault: { enabled: true } } }));
    network.answer('POST /rentals/terms/over/confirm-return', () => ({ body: { term: back } }));
    await show();
    const form = await dialog('Confirm return of Sirocco-05, yacine', 'Confirm return');
    await userEvent.type(await form.findByLabelText('New password'), 'n3w-word');
    await userEvent.click(form.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Return confirmed successfully!');
    const again = await dialog('Confirm return of Sirocco-05, yacine', 'Confirm return');
    await userEvent.click(await again.findByRole('checkbox', { name: 'Credentials unchanged' }));
    await userEvent.click(again.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(network.callsTo('POST /rentals/terms/over/confirm-return').map(({ body }) => body)).toEqual([
        { password: 'n3w-word' },
        { unchanged: true },
      ]),
    );
  });

  describe('while it is not known whether the vault is on', () => {
    const confirm = '/rentals/terms/over/confirm-return';
    const open = async () => {
      network.answer(`POST ${confirm}`, () => ({ body: { term: back } }));
      await show();
      return dialog('Confirm return of Sirocco-05, yacine', 'Confirm return');
    };
    const withVault = { body: { vault: { enabled: true } } };

    it('[LIF-092] a return cannot be confirmed', async () => {
      let arrive: (answer: typeof withVault) => void = () => undefined;
      const answer = new Promise<typeof withVault>((resolve) => (arrive = resolve));
      network.answer('GET /vault/accounts/a', () => answer);
      const form = await open();
      await userEvent.click(form.getByRole('button', { name: 'Confirm' }));
      await userEvent.type(form.getByLabelText('Reason'), 'It is here{Enter}');
      arrive(withVault);
      await userEvent.type(await form.findByLabelText('New password'), 'n3w-word');
      await userEvent.click(form.getByRole('button', { name: 'Confirm' }));
      await screen.findByText('Return confirmed successfully!');
      const bodies = network.callsTo(`POST ${confirm}`).map(({ body }) => body);
      expect(bodies).toEqual([{ reason: 'It is here', password: 'n3w-word' }]);
    });

    it('[LIF-092] a failed load is shown and repeated', async () => {
      network.answer('GET /vault/accounts/a', () => ({ status: 503, body: { message: 'x' } }));
      const form = await open();
      expect(await form.findByRole('alert')).toHaveTextContent('This could not be loaded.');
      expect(form.getByRole('button', { name: 'Confirm' })).toBeDisabled();
      network.answer('GET /vault/accounts/a', () => withVault);
      await userEvent.click(form.getByRole('button', { name: 'Try again' }));
      expect(await form.findByLabelText('New password')).toBeVisible();
      expect(form.getByRole('button', { name: 'Confirm' })).toBeEnabled();
    });

    it('[LIF-092] the server demands the password of a deleted account', async () => {
      const message = 'Enter the new password or confirm that it is unchanged';
      const errors = [{ field: 'password', message }];
      network.answer('GET /vault/accounts/a', () => ({ status: 404, body: { message: 'x' } }));
      const form = await open();
      network.answer(`POST ${confirm}`, ({ body }) =>
        'unchanged' in (body as object)
          ? { body: { term: back } }
          : { status: 400, body: { code: 'VALIDATION_FAILED', message, errors } },
      );
      await waitFor(() => expect(form.getByRole('button', { name: 'Confirm' })).toBeEnabled());
      expect(form.queryByLabelText('New password')).not.toBeInTheDocument();
      await userEvent.click(form.getByRole('button', { name: 'Confirm' }));
      expect(await form.findByText(message)).toHaveAttribute('role', 'alert');
      await userEvent.click(form.getByRole('checkbox', { name: 'Credentials unchanged' }));
      await userEvent.click(form.getByRole('button', { name: 'Confirm' }));
      expect(await screen.findByText('Return confirmed successfully!')).toBeVisible();
    });
  });

  it('[LIF-094] adds a rental that began before the ledger', async () => {
    const slot = { _id: 's1', kind: 'secondary', label: 'S-1', account: { _id: 'a', codeName: 'Oasis' } };
    network.answer('GET /rentals/slots', () => ({ body: { slots: [slot], nextCursor: null, total: 1 } }));
    const users = [aClient({ _id: 'c1', username: 'lina' })];
    network.answer('GET /users', () => ({ body: { users, nextCursor: null, total: 1 } }));
    network.answer('POST /rentals/terms', () => ({ status: 201, body: { term: over } }));
    await show();
    const form = await dialog('Add rental', 'Add rental');
    await form.findByRole('option', { name: 'Oasis S-1' });
    await userEvent.selectOptions(form.getByLabelText('Slot'), 'Oasis S-1');
    await form.findByRole('option', { name: 'lina' });
    await userEvent.selectOptions(form.getByLabelText('Client'), 'lina');
    await userEvent.type(form.getByLabelText('Start'), '2026-11-01T10:00');
    await userEvent.type(form.getByLabelText('End'), '2026-12-01T10:00');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Rental added successfully!')).toBeVisible();
    expect(network.callsTo('POST /rentals/terms')[0]?.body).toEqual({
      ...{ slotId: 's1', clientId: 'c1' },
      startsAt: new Date('2026-11-01T10:00').toISOString(),
      endsAt: new Date('2026-12-01T10:00').toISOString(),
    });
  });

  it('[LIF-036] refetches when a rental changes', async () => {
    await show();
    await row(/Sirocco-05/);
    network.answer('GET /rentals/terms', () => answer([endless]));
    act(() => emitFromServer('rental_updated', { termId: 'over' }));
    await waitFor(() => expect(screen.queryByText('1 day left')).not.toBeInTheDocument());
    await waitFor(async () => expect(within(await table()).queryByText('Sirocco-05')).toBeNull());
  });

  it('is shown in Arabic', async () => {
    await show({ language: 'ar' });
    expect(await screen.findByRole('heading', { level: 1, name: 'الكراء' })).toBeVisible();
    expect(await screen.findByText('كراء واحد متأخر')).toBeVisible();
  });
});
