import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emitFromServer } from '@manette/web-realtime/testing';
import { anAccount, type FakeApi } from '@manette/web-testing';
import { serverWith, showPage } from './testing/show-page';

const kept = anAccount({ _id: 'a', codeName: 'Annaba-15', available: 1 });
const gone = anAccount({
  _id: 'b',
  codeName: 'Hoggar-03',
  console: 'PS Portal',
  service: 'Secondaire_Online',
  duration: 1,
  prix: { amount: 12.5, currency: 'EUR' },
  available: 0,
});

describe('the table of /admin/accounts', () => {
  let network: FakeApi;
  beforeEach(() => {
    network = serverWith(kept, gone);
  });
  afterEach(() => network.restore());
  const row = async (name: RegExp) =>
    within(await screen.findByRole('table', { name: 'Accounts' })).findByRole('row', { name });

  it('[CAT-056] shows code name, price, console, service and duration in months', async () => {
    await showPage();
    const cells = within(await row(/Hoggar-03/)).getAllByRole('cell');
    const said = Object.fromEntries(cells.map((cell) => [cell.dataset.label, cell.textContent]));
    expect(said).toMatchObject({
      'Code name': 'Hoggar-03',
      Price: '12.50 EUR',
      Console: 'PS Portal',
      Service: 'Secondaire_Online',
      'Duration (months)': '1',
      Available: '0',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Manage Accounts' })).toBeInTheDocument();
    expect(screen.getByText('2 listings')).toBeInTheDocument();
  });

  it('[CAT-057] marks only a count of 0 with a red badge', async () => {
    await showPage();
    expect(within(await row(/Hoggar-03/)).getByText('0')).toHaveAttribute('data-tone', 'danger');
    expect(within(await row(/Annaba-15/)).getByText('1')).not.toHaveAttribute('data-tone');
  });

  it('[CAT-058] [CAT-144] [CAT-135] deletes a row after a confirmation', async () => {
    network.answer('DELETE /accounts/b', () => ({ body: { message: 'Account deleted successfully!' } }));
    await showPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Hoggar-03' }));
    const question = screen.getByRole('alertdialog', { name: 'Delete Hoggar-03?' });
    expect(network.callsTo('DELETE /accounts/b')).toHaveLength(0);
    await userEvent.click(within(question).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Account deleted successfully!')).toBeInTheDocument();
    expect(network.callsTo('DELETE /accounts/b')).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[CAT-144] deletes nothing when the confirmation is cancelled', async () => {
    await showPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Annaba-15' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(network.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('[ERR-034] shows that a deletion failed', async () => {
    await showPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Annaba-15' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete account');
  });

  it('follows the events of the server: changes, deletions, arrivals', async () => {
    await showPage();
    await row(/Annaba-15/);
    act(() => emitFromServer('account_updated', { ...kept, available: 9 }));
    expect(await within(await row(/Annaba-15/)).findByText('9')).toBeInTheDocument();
    act(() => emitFromServer('account_deleted', { _id: 'b' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Hoggar-03/ })).toBeNull());
    network.answer('GET /accounts', () => ({ body: { accounts: [gone], nextCursor: null, total: 1 } }));
    act(() => emitFromServer('new_account_uploaded', gone));
    expect(await row(/Hoggar-03/)).toBeInTheDocument();
  });

  it('requests the accounts that match the filters', async () => {
    await showPage();
    await row(/Annaba-15/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Service' }), 'Compte_Complet');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stock' }), 'Out of stock');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search accounts' }), 'sirocco');
    await waitFor(() =>
      expect(Object.fromEntries(network.calls.at(-1)!.query)).toEqual({
        q: 'sirocco',
        service: 'Compte_Complet',
        inStock: 'false',
      }),
    );
  });

  it('offers to clear filters without matches, and shows when there are no accounts at all', async () => {
    network.answer('GET /accounts', () => ({ body: { accounts: [], nextCursor: null, total: 0 } }));
    await showPage({ at: '/admin/accounts?console=PS4' });
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('heading', { name: 'No accounts yet' })).toBeInTheDocument();
  });

  it('[ERR-017] shows that the accounts could not be loaded, and tries again', async () => {
    network.answer('GET /accounts', () => ({ status: 503, body: { message: 'x' } }));
    await showPage();
    expect(await screen.findAllByText('Failed to load accounts')).toHaveLength(2);
    network.answer('GET /accounts', () => ({ body: { accounts: [kept], nextCursor: null, total: 1 } }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row(/Annaba-15/)).toBeInTheDocument();
  });

  it('[SHELL-002] is shown in Arabic', async () => {
    await showPage({ language: 'ar' });
    expect(await screen.findByRole('table', { name: 'الحسابات' })).toBeInTheDocument();
    expect(screen.getByText('عرضان')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'حذف \u2068Hoggar-03\u2069' })).toBeInTheDocument();
  });
});
