import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeApi } from '@manette/web-testing';
import { serverWith, showPage } from './testing/show-page';

const GOOD = 'Sirocco-05,6500,DZD,PS5,Principal_Online/Offline,6,3,"Night Harbour\nMonsoon City",';
const csv = (...lines: string[]) => new File([lines.join('\n')], 'accounts.csv', { type: 'text/csv' });

describe('importing many accounts', () => {
  let network: FakeApi;
  beforeEach(() => {
    network = serverWith();
  });
  afterEach(() => network.restore());
  const uploads = () => network.callsTo('POST /accounts/bulk-upload');
  const open = async () => {
    await showPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
    return within(await screen.findByRole('dialog', { name: 'Import CSV' }));
  };
  const press = (dialog: Awaited<ReturnType<typeof open>>) =>
    userEvent.click(dialog.getByRole('button', { name: 'Upload' }));

  it('requires a file', async () => {
    const dialog = await open();
    await press(dialog);
    expect(await dialog.findByText('Please select a CSV file')).toBeInTheDocument();
    expect(uploads()).toHaveLength(0);
  });

  it('shows what the file will create and all its errors, and sends nothing yet', async () => {
    const dialog = await open();
    await userEvent.upload(
      dialog.getByLabelText('CSV file'),
      csv(GOOD, GOOD.replace('6500', '-1'), 'too,few'),
    );
    const preview = await dialog.findByRole('region', { name: '1 account will be created' });
    expect(preview).toHaveTextContent('Sirocco-05');
    const faults = within(await dialog.findByRole('alert'));
    expect(faults.getByRole('row', { name: /^3 prix\.amount / })).toBeInTheDocument();
    expect(faults.getByRole('row', { name: /^5 A line must have 9 columns/ })).toBeInTheDocument();
    expect(uploads()).toHaveLength(0);
  });

  it('sends the file, and shows how many accounts were created and which lines were skipped', async () => {
    const errors = [{ line: 2, field: 'service', message: 'x' }];
    network.answer('POST /accounts/bulk-upload', () => ({ status: 201, body: { created: 2, errors } }));
    const dialog = await open();
    await userEvent.upload(dialog.getByLabelText('CSV file'), csv(GOOD, GOOD));
    await press(dialog);
    expect(
      await screen.findByText('Successfully uploaded 2 accounts! 1 error occurred.'),
    ).toBeInTheDocument();
    const form = uploads()[0]?.body as FormData;
    expect(form.get('prixFile')).toHaveProperty('name', 'accounts.csv');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('row', { name: '2 service x' })).toBeInTheDocument();
  });
});
