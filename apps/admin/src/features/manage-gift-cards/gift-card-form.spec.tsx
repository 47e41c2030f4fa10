import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGiftCard, type FakeApi } from '@manette/web-testing';
import { aPictureFile, withObjectAddresses } from '../../listing-images/testing/pictures';
import { openDialog, serverWith, showPage } from './testing/show-page';

const card = aGiftCard({ _id: 'a', region: 'Middle East', images: ['/u/1.webp'] });
type Form = Awaited<ReturnType<typeof openDialog>>;

async function fill(form: Form, label: string, value: string) {
  const field = form.getByLabelText(label);
  await userEvent.clear(field);
  if (value !== '') await userEvent.type(field, value);
  await userEvent.tab();
}
const save = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Save' }));

describe('the form of a gift card', () => {
  let network: FakeApi;
  withObjectAddresses();
  beforeEach(() => {
    network = serverWith(card);
    network.answer('POST /giftcards', () => ({ status: 201, body: { giftCard: card } }));
    network.answer('PUT /giftcards/a', () => ({ body: { giftCard: card } }));
  });
  afterEach(() => network.restore());

  it('[CAT-148] starts with its defaults', async () => {
    await showPage();
    const form = await openDialog('Add Gift Card');
    const values = ['Platform', 'Region', 'Value currency', 'Price currency', 'Available'].map(
      (label) => (form.getByLabelText(label) as HTMLInputElement).value,
    );
    expect(values).toEqual(['PlayStation', '', 'DZD', 'DZD', '1']);
  });

  it.each([
    ['CAT-124', 'Available', '-1', 'Available must be at least 0'],
    ['CAT-124', 'Available', '', 'Available must be a whole number'],
    ['CAT-125', 'Value', '-1', 'Value must be at least 0'],
    ['CAT-125', 'Value', '0.001', 'Value must have at most two decimals'],
    ['CAT-126', 'Price', '', 'Price must be a number'],
    ['CAT-126', 'Price', '-1', 'Price must be at least 0'],
  ])(
    '[%s] shows an error at the field %s after the user leaves it with %j',
    async (_, label, value, sentence) => {
      await showPage();
      const form = await openDialog('Add Gift Card');
      await fill(form, label, value);
      expect(await form.findByText(sentence)).toHaveAttribute('role', 'alert');
      expect(form.getByLabelText(label)).toBeInvalid();
    },
  );

  it('[CAT-125] [CAT-126] has amounts with a minimum of 0 and a step of 0.01', async () => {
    await showPage();
    const form = await openDialog('Add Gift Card');
    for (const label of ['Value', 'Price']) {
      expect(form.getByLabelText(label)).toHaveAttribute('min', '0');
      expect(form.getByLabelText(label)).toHaveAttribute('step', '0.01');
    }
  });

  it('[CAT-123] sends nothing while a required field is empty', async () => {
    await showPage();
    const form = await openDialog('Add Gift Card');
    await save(form);
    expect((await form.findAllByRole('alert')).map((alert) => alert.textContent)).toEqual([
      'Name is required',
      'Region is required',
      'Value must be a number',
      'Price must be a number',
      'Redemption instructions are required',
    ]);
    expect(network.callsTo('POST /giftcards')).toHaveLength(0);
  });

  it('[CAT-064] [CAT-127] [CAT-128] [CAT-140] [API-028] creates a card, and sends its amounts as numbers', async () => {
    await showPage();
    const form = await openDialog('Add Gift Card');
    await fill(form, 'Name', 'Steam $20');
    await userEvent.selectOptions(form.getByLabelText('Platform'), 'Steam');
    await userEvent.selectOptions(form.getByLabelText('Region'), 'Algeria');
    await fill(form, 'Value', '20');
    await userEvent.selectOptions(form.getByLabelText('Value currency'), 'USD');
    await fill(form, 'Price', '4050.50');
    await fill(form, 'Redemption instructions', 'Redeem it.');
    await save(form);
    expect(await screen.findByText('Gift card created successfully!')).toBeInTheDocument();
    expect(network.callsTo('POST /giftcards')[0]?.body).toEqual({
      name: 'Steam $20',
      platform: 'Steam',
      region: 'DZ',
      value: { amount: 20, currency: 'USD' },
      price: { amount: 4050.5, currency: 'DZD' },
      description: '',
      redemptionInstructions: 'Redeem it.',
      available: 1,
    });
  });

  it('[CAT-064] [CAT-141] [API-029] changes a card and keeps its own region', async () => {
    await showPage();
    const form = await openDialog('Edit PlayStation $50', 'Edit Gift Card');
    expect(form.getByLabelText('Region')).toHaveValue('Middle East');
    await fill(form, 'Available', '9');
    await save(form);
    expect(await screen.findByText('Gift card updated successfully!')).toBeInTheDocument();
    expect(network.callsTo('PUT /giftcards/a')[0]?.body).toMatchObject({
      available: 9,
      region: 'Middle East',
    });
    expect(network.callsTo('PUT /giftcards/a')[0]?.body).not.toHaveProperty('keepImages');
  });

  it('sends added pictures in a multipart form, and removes pictures with JSON', async () => {
    await showPage();
    const form = await openDialog('Edit PlayStation $50', 'Edit Gift Card');
    await userEvent.upload(form.getByLabelText('Images'), aPictureFile('2.png'));
    await save(form);
    await waitFor(() => expect(network.callsTo('PUT /giftcards/a')).toHaveLength(1));
    const sent = network.callsTo('PUT /giftcards/a')[0]?.body as FormData;
    expect([sent.get('value[amount]'), sent.get('price[currency]')]).toEqual(['50', 'DZD']);
    expect((sent.get('images') as File).name).toBe('2.png');
    const again = await openDialog('Edit PlayStation $50', 'Edit Gift Card');
    await userEvent.click(again.getByRole('button', { name: 'Remove image 1' }));
    await save(again);
    await waitFor(() => expect(network.callsTo('PUT /giftcards/a')).toHaveLength(2));
    expect(network.callsTo('PUT /giftcards/a')[1]?.body).toMatchObject({ keepImages: [] });
  });

  it.each([
    ['not our server', undefined],
    [{ message: 'At most 12 images' }, 'At most 12 images'],
  ])(
    '[ERR-042] shows that it could not be saved, with the reason in the dialog: %j',
    async (body, reason) => {
      network.answer('PUT /giftcards/a', () => ({ status: 500, body }));
      await showPage();
      const form = await openDialog('Edit PlayStation $50', 'Edit Gift Card');
      await save(form);
      expect(await screen.findByText('Failed to save gift card')).toBeInTheDocument();
      if (reason) expect(form.getByText(reason)).toBeInTheDocument();
    },
  );
});
