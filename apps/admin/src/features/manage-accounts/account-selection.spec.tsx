import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAccount, type FakeApi } from '@manette/web-testing';
import { serverWith, showPage } from './testing/show-page';

const accounts = ['Annaba-15', 'Hoggar-03', 'Tassili-12'].map((codeName) =>
  anAccount({ _id: codeName, codeName }),
);

describe('several selected accounts of /admin/accounts', () => {
  let network: FakeApi;
  beforeEach(() => {
    network = serverWith(...accounts);
  });
  afterEach(() => network.restore());
  const box = (name: string) => screen.findByRole('checkbox', { name });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const confirm = () =>
    userEvent.click(
      within(screen.getByRole('alertdialog', { name: 'Delete 3 listings?' })).getByRole('button', {
        name: 'Confirm',
      }),
    );

  it('selects rows one by one or all, and shows how many', async () => {
    await showPage();
    await userEvent.click(await box('Select Annaba-15'));
    expect(screen.getByText('1 selected', { selector: '[role=status]' })).toBeInTheDocument();
    expect(await box('Select all')).toBePartiallyChecked();
    await press('Select all 3');
    expect(screen.getByText('3 selected', { selector: '[role=status]' })).toBeInTheDocument();
    expect(await box('Select all')).toBeChecked();
    await userEvent.click(await box('Select all'));
    expect(await box('Select Annaba-15')).not.toBeChecked();
    expect(screen.queryByRole('group', { name: 'With the selected' })).toBeNull();
  });

  it("shows that 'all' means the loaded rows when there are more", async () => {
    network.answer('GET /accounts', () => ({ body: { accounts, nextCursor: 'more', total: 60 } }));
    await showPage();
    await userEvent.click(await box('Select Annaba-15'));
    await press('Select all loaded rows (3)');
    const status = screen.getByText('All loaded rows selected: 3 of 60', { selector: '[role=status]' });
    expect(status).toBeInTheDocument();
  });

  it('[CAT-144] deletes several after one confirmation', async () => {
    for (const { _id } of accounts)
      network.answer(`DELETE /accounts/${_id}`, () => ({ body: { message: 'x' } }));
    await showPage();
    await userEvent.click(await box('Select all'));
    await press('Delete');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Hoggar-03');
    expect(network.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await confirm();
    expect(await screen.findByText('3 deleted')).toBeInTheDocument();
    expect(network.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(3);
  });

  it('shows how many were deleted and how many failed', async () => {
    network.answer('DELETE /accounts/Annaba-15', () => ({ body: { message: 'x' } }));
    await showPage();
    await userEvent.click(await box('Select all'));
    await press('Delete');
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('1 deleted, 2 failed');
  });

  it('sets the same stock for several', async () => {
    for (const { _id } of accounts) network.answer(`PUT /accounts/${_id}`, () => ({ body: { account: {} } }));
    await showPage();
    await userEvent.click(await box('Select Annaba-15'));
    await userEvent.click(await box('Select Tassili-12'));
    await press('Set stock');
    const dialog = within(screen.getByRole('dialog', { name: 'Set the stock of 2 listings' }));
    const field = dialog.getByLabelText('Available');
    await userEvent.clear(field);
    await userEvent.type(field, '-1');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Available must be at least 0')).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('2 changed')).toBeInTheDocument();
    expect(
      network.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]),
    ).toEqual([
      ['/accounts/Annaba-15', { available: 7 }],
      ['/accounts/Tassili-12', { available: 7 }],
    ]);
  });

  it('sorts by a column, and stores the sort order in the address bar', async () => {
    await showPage();
    const sort = () => network.calls.at(-1)?.query.get('sort');
    await userEvent.click(await screen.findByRole('button', { name: 'Price' }));
    await waitFor(() => expect(sort()).toBe('price'));
    await userEvent.click(screen.getByRole('button', { name: 'Price' }));
    await waitFor(() => expect(sort()).toBe('-price'));
    expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByTestId('location')).toHaveTextContent('/admin/accounts?sort=-price');
  });
});
