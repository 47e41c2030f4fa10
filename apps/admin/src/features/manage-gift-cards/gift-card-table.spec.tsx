import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emitFromServer } from '@manette/web-realtime/testing';
import { aGiftCard, aPicture, type FakeApi } from '@manette/web-testing';
import { serverWith, showPage } from './testing/show-page';

const card = aGiftCard({ _id: 'a', pictures: [aPicture('/u/1.webp')] });
const gone = aGiftCard({ _id: 'b', name: 'Netflix €30', platform: 'Netflix', region: 'EU', available: 0 });

describe('the table of /admin/giftcards', () => {
  let network: FakeApi;
  beforeEach(() => {
    network = serverWith(card, gone);
  });
  afterEach(() => network.restore());
  const row = async (name: RegExp) =>
    within(await screen.findByRole('table', { name: 'Gift cards' })).findByRole('row', { name });

  it('[CAT-062] shows thumbnail, name, platform, region, value, price and available', async () => {
    await showPage();
    const shown = await row(/PlayStation \$50/);
    expect(shown.querySelector('img')).toHaveAttribute('src', '/u/1.webp');
    const said = Object.fromEntries(
      within(shown)
        .getAllByRole('cell')
        .map((cell) => [cell.dataset.label, cell.textContent?.replace('\u00a0', ' ')]),
    );
    expect(said).toMatchObject({
      Name: 'PlayStation $50',
      Platform: 'PlayStation',
      Region: 'US',
      Value: '50 USD',
      Price: '9 400 DZD',
      Available: '14 left',
    });
    expect(within(await row(/Netflix/)).getByText('0')).toHaveAttribute('data-tone', 'danger');
  });

  it('[CAT-063] [CAT-145] [CAT-139] deletes a card after a confirmation', async () => {
    network.answer('DELETE /giftcards/b', () => ({ body: { message: 'x' } }));
    await showPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Netflix €30' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete Netflix €30?' }));
    expect(network.callsTo('DELETE /giftcards/b')).toHaveLength(0);
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Gift card deleted successfully!')).toBeInTheDocument();
  });

  it('[ERR-041] shows that a deletion failed', async () => {
    await showPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Netflix €30' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete gift card');
  });

  it('[CAT-066] explains the format of an upload on demand', async () => {
    await showPage();
    const help = await screen.findByRole('button', { name: 'Format help' });
    expect(screen.getByText(/Value Amount, Value Currency/)).not.toBeVisible();
    await userEvent.click(help);
    expect(help).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(/Value Amount, Value Currency/)).toBeVisible();
  });

  it('requests the gift cards that match the filters', async () => {
    await showPage();
    await row(/Netflix/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'Steam');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Algeria');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stock' }), 'In stock');
    await waitFor(() =>
      expect(Object.fromEntries(network.calls.at(-1)!.query)).toEqual({
        platform: 'Steam',
        region: 'DZ',
        inStock: 'true',
      }),
    );
  });

  it('follows the events of the server: changes, deletions, arrivals', async () => {
    await showPage();
    await row(/Netflix/);
    act(() => emitFromServer('giftcard_updated', { ...gone, available: 9 }));
    expect(await within(await row(/Netflix/)).findByText('9')).toBeInTheDocument();
    act(() => emitFromServer('giftcard_deleted', { _id: 'b' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Netflix/ })).toBeNull());
    const before = network.callsTo('GET /giftcards').length;
    act(() => emitFromServer('new_giftcard_uploaded', { count: 3 }));
    await waitFor(() => expect(network.callsTo('GET /giftcards')).toHaveLength(before + 1));
  });

  it('[SHELL-002] is shown in Arabic', async () => {
    await showPage({ language: 'ar' });
    expect(await screen.findByRole('table', { name: 'بطاقات الهدايا' })).toBeInTheDocument();
    expect(screen.getByText('بطاقتان')).toBeInTheDocument();
  });
});
