import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAccount, aPicture, type FakeApi } from '@manette/web-testing';
import { aPictureFile, withObjectAddresses } from '../../listing-images/testing/pictures';
import { fill, openAdd, openEdit, save } from './testing/account-dialog';
import { serverWith, showPage } from './testing/show-page';

const account = anAccount({
  _id: 'a',
  images: ['/u/1.webp', '/u/2.webp'],
  pictures: [aPicture('/u/1.webp'), aPicture('/u/2.webp')],
});
const entries = (body: unknown) =>
  [...(body as FormData).entries()].map(([name, value]) => [
    name,
    value instanceof File ? value.name : value,
  ]);

describe('saving an account', () => {
  let network: FakeApi;
  const open = withObjectAddresses();
  beforeEach(() => {
    network = serverWith(account);
  });
  afterEach(() => network.restore());

  it('[CAT-059] [CAT-110] [CAT-111] [CAT-136] [API-020] creates an account with its pictures', async () => {
    network.answer('POST /accounts', () => ({ status: 201, body: { account: anAccount() } }));
    await showPage();
    const form = await openAdd();
    await fill(form, 'Code name', 'Casbah-01');
    await fill(form, 'Price', '3800.5');
    await fill(form, 'Games (one per line)', 'Night Harbour{Enter}{Enter}  Redline ');
    await userEvent.upload(form.getByLabelText('Images'), [aPictureFile('1.png'), aPictureFile('2.png')]);
    expect(open.size).toBe(2);
    await save(form);
    expect(await screen.findByText('Account created successfully!')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(entries(network.callsTo('POST /accounts')[0]?.body)).toEqual([
      ['codeName', 'Casbah-01'],
      ['prix[amount]', '3800.5'],
      ['prix[currency]', 'DZD'],
      ['console', 'PS4'],
      ['service', 'Secondaire_Online'],
      ['duration', '1'],
      ['available', '1'],
      ['description', ''],
      ['games[]', 'Night Harbour'],
      ['games[]', 'Redline'],
      ['images', '1.png'],
      ['images', '2.png'],
    ]);
    expect(open.size).toBe(0);
  });

  it('[LIF-006] shows the number of a counted stock as read-only', async () => {
    network = serverWith(anAccount({ _id: 'a', available: 4, countedStock: true }));
    await showPage();
    const form = await openEdit('Sirocco-05');
    const available = form.getByLabelText('Available');
    expect(available).toHaveValue(4);
    expect(available).toHaveAttribute('readonly');
    expect(available).toHaveAccessibleDescription('Counted by the vault or the rental ledger.');
  });

  it('[CAT-059] [CAT-137] [API-021] changes an account and keeps its pictures', async () => {
    network.answer('PUT /accounts/a', () => ({ body: { account } }));
    await showPage();
    const form = await openEdit('Sirocco-05');
    expect(form.getByLabelText('Games (one per line)')).toHaveValue('Night Harbour\nMonsoon City');
    await fill(form, 'Available', '9');
    await save(form);
    expect(await screen.findByText('Account updated successfully!')).toBeInTheDocument();
    const sent = entries(network.callsTo('PUT /accounts/a')[0]?.body);
    expect(sent).toContainEqual(['available', '9']);
    expect(sent.filter(([name]) => name === 'keepImages[]')).toEqual([]);
  });

  it.each([
    [['Remove image 1'], ['/u/2.webp']],
    [['Move image 2 forward'], ['/u/2.webp', '/u/1.webp']],
    [['Remove image 2', 'Remove image 1'], ['']],
  ])('keeps the remaining pictures in their order: %j', async (presses, kept) => {
    network.answer('PUT /accounts/a', () => ({ body: { account } }));
    await showPage();
    const form = await openEdit('Sirocco-05');
    for (const name of presses) await userEvent.click(form.getByRole('button', { name }));
    await save(form);
    await waitFor(() => expect(network.callsTo('PUT /accounts/a').length).toBeGreaterThan(0));
    const sent = entries(network.callsTo('PUT /accounts/a')[0]?.body);
    expect(sent.filter(([name]) => name === 'keepImages[]').map(([, path]) => path)).toEqual(kept);
  });

  it('saves an added picture at its position in the form', async () => {
    const saved = { ...account, images: ['/u/1.webp', '/u/2.webp', '/u/3.webp'] };
    network.answer('PUT /accounts/a', () => ({ body: { account: saved } }));
    await showPage();
    const form = await openEdit('Sirocco-05');
    await userEvent.upload(form.getByLabelText('Images'), aPictureFile('3.png'));
    await userEvent.click(form.getByRole('button', { name: 'Move image 3 forward' }));
    await save(form);
    await waitFor(() => expect(network.callsTo('PUT /accounts/a')).toHaveLength(2));
    expect(network.callsTo('PUT /accounts/a')[1]?.body).toEqual({
      keepImages: ['/u/1.webp', '/u/3.webp', '/u/2.webp'],
    });
  });

  it('[CAT-114] refuses a file that is not a picture, and shows an error at the field', async () => {
    await showPage();
    const form = await openAdd();
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(form.getByLabelText('Images'), aPictureFile('a.svg', 'image/svg+xml'));
    const sentence = 'Only PNG, JPEG, JPG, AVIF, WebP, and JFIF images are allowed';
    expect(await form.findByText(sentence)).toHaveAttribute('role', 'alert');
    expect(open.size).toBe(0);
  });

  it.each([
    ['not our server', 'Failed to save account'],
    [{ message: 'At most 12 images' }, 'At most 12 images'],
  ])('[ERR-035] shows that it could not be saved, and keeps the form: %j', async (body, sentence) => {
    network.answer('PUT /accounts/a', () => ({ status: 400, body }));
    await showPage();
    const form = await openEdit('Sirocco-05');
    await save(form);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(form.getByLabelText('Code name')).toHaveValue('Sirocco-05');
  });

  it("[ERR-035] shows the server's errors at their fields", async () => {
    const errors = [{ field: 'prix.amount', message: 'Price must be at least 0' }];
    network.answer('PUT /accounts/a', () => ({ status: 400, body: { message: 'x', errors } }));
    await showPage();
    const form = await openEdit('Sirocco-05');
    await save(form);
    await waitFor(() =>
      expect(form.getByLabelText('Price')).toHaveAccessibleDescription('Price must be at least 0'),
    );
  });

  it('sends the same idempotency key again when the response was lost, and a new one after a response', async () => {
    network.answer('PUT /accounts/a', () => {
      throw new Error('the connection was lost');
    });
    await showPage();
    const form = await openEdit('Sirocco-05');
    await save(form);
    await screen.findByText('Failed to save account');
    network.answer('PUT /accounts/a', () => ({ status: 409, body: { message: 'x' } }));
    await save(form);
    await screen.findByText('x');
    await save(form);
    await waitFor(() => expect(network.callsTo('PUT /accounts/a')).toHaveLength(3));
    const [first, second, third] = network
      .callsTo('PUT /accounts/a')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBe(second);
    expect(third).not.toBe(second);
  });
});
