import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountView, GiftCardView } from '@manette/contracts/catalog';
import type { VaultItemView } from '@manette/contracts/fulfilment';
import { emitFromServer } from '@manette/web-realtime/testing';
import { Route, Routes } from '@manette/web-router';
import { renderApp } from '@manette/web-session/testing';
import { anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import AccountUnitsPage from './pages/account-units.page';
import GiftCardUnitsPage from './pages/gift-card-units.page';

const ID = '0199a7c2-0000-7000-8000-0000000000a1';
const CARD = { _id: ID, name: 'Orbit 50' } as GiftCardView;
const ACCOUNT = {
  _id: ID,
  codeName: 'Sirocco-05',
  console: 'PS4/PS5',
  service: 'Principal_Online/Offline',
} as AccountView;
const NO_LEDGER = { enabled: false, kinds: ['principal_ps4', 'principal_ps5'], slots: [] };
const unavailable = () => ({ status: 503, body: { code: 'UNAVAILABLE', message: 'x' } });
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const anItem = (number: number, change: Partial<VaultItemView> = {}): VaultItemView => ({
  ...{ _id: `0199a7c2-0000-7000-8000-00000000000${number}`, number, state: 'free', slotKind: null },
  ...{ ticketNumber: null, createdAt: '2026-11-23T10:00:00.000Z' },
  ...change,
});

describe('the units of a listing', () => {
  let api: FakeApi;
  const has = (kind: 'accounts' | 'giftcards', enabled: boolean, ...items: VaultItemView[]) => {
    const vault = { enabled, free: items.length, held: 0, delivered: 0, faulty: 0 };
    api.answer(`GET /vault/${kind}/${ID}`, () => ({ body: { vault } }));
    api.answer(`GET /vault/${kind}/${ID}/items`, () => ({
      body: { items, nextCursor: null, total: items.length },
    }));
  };
  const show = (kind: 'accounts' | 'giftcards', language: 'en' | 'ar' = 'en') => {
    api.answer(`GET /giftcards/${ID}`, () => ({ body: { giftCard: CARD } }));
    api.answer(`GET /rentals/accounts/${ID}`, () => ({ body: { ledger: NO_LEDGER } }));
    api.answer(`GET /accounts/${ID}`, () => ({ body: { account: ACCOUNT } }));
    return render(kind, language);
  };
  const render = (kind: 'accounts' | 'giftcards', language: 'en' | 'ar' = 'en') =>
    renderApp(
      <>
        <Routes>
          <Route path="/admin/accounts/:id/units" element={<AccountUnitsPage />} />
          <Route path="/admin/giftcards/:id/units" element={<GiftCardUnitsPage />} />
          <Route path="*" element={null} />
        </Routes>
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user: anAdmin(), at: `/admin/${kind}/${ID}/units`, language },
    );
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  beforeEach(() => {
    api = fakeApi({});
  });
  afterEach(() => api.restore());

  it('[LIF-071] are switched to the vault, and listed without their contents', async () => {
    has('giftcards', false, anItem(1), anItem(2, { state: 'delivered', ticketNumber: 'T-000123' }));
    await show('giftcards');
    expect(await screen.findByRole('heading', { level: 1, name: 'Units of Orbit 50' })).toBeVisible();
    const table = within(await screen.findByRole('table', { name: 'Vault items' }));
    expect(table.getAllByRole('row')).toHaveLength(3);
    expect(table.getByText('T-000123')).toBeInTheDocument();
    expect(table.queryByRole('button', { name: 'Delete item 2' })).not.toBeInTheDocument();
    api.answer(`PUT /vault/giftcards/${ID}`, () => {
      has('giftcards', true, anItem(1));
      return { body: { vault: { enabled: true, free: 1, held: 0, delivered: 0, faulty: 0 } } };
    });
    await userEvent.click(screen.getByRole('switch', { name: 'Deliver from the vault' }));
    expect(
      await screen.findByRole('switch', { name: 'Deliver from the vault', checked: true }),
    ).toBeEnabled();
    expect(api.callsTo(`PUT /vault/giftcards/${ID}`)[0]?.body).toEqual({ enabled: true });
    has('giftcards', true, anItem(1), anItem(3));
    act(() => emitFromServer('giftcard_updated', CARD));
    expect(await screen.findByRole('button', { name: 'Delete item 3' })).toBeEnabled();
  });

  it('[LIF-071] are added one by one and from a file', async () => {
    has('giftcards', true);
    await show('giftcards');
    await press('Add item');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add item' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), 'abc');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Code must be 4 to 200 characters')).toBeVisible();
    api.answer(`POST /vault/giftcards/${ID}/items`, () => ({ status: 201, body: { item: anItem(1) } }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '-def');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsTo(`POST /vault/giftcards/${ID}/items`)[0]?.body).toEqual({ code: 'abc-def' });

    await press('Import codes');
    const files = within(await screen.findByRole('dialog', { name: 'Import codes' }));
    await userEvent.click(files.getByRole('button', { name: 'Upload' }));
    expect(await files.findByText('Please select a CSV file')).toBeVisible();
    const errors = [{ line: 3, message: 'This code is already in the vault' }];
    api.answer(`POST /vault/giftcards/${ID}/import`, () => ({ status: 201, body: { created: 2, errors } }));
    await userEvent.upload(files.getByLabelText('CSV file'), new File(['code\nAAAA\n'], 'codes.csv'));
    await userEvent.click(files.getByRole('button', { name: 'Upload' }));
    expect(await files.findByText('This code is already in the vault')).toBeVisible();
    expect(await screen.findByText('2 codes added')).toBeInTheDocument();
  });

  it('[LIF-071] of an account have a kind of slot when the account allows several', async () => {
    has('accounts', true, anItem(1, { slotKind: 'principal_ps5' }));
    await show('accounts');
    expect(await screen.findByText('Principal, PS5')).toBeInTheDocument();
    expect(await screen.findByRole('switch', { name: 'Keep rental slots' })).toBeInTheDocument();
    await press('Add item');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add item' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), 'a@play.test');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Password' }), 'pass');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Second step' }), '1122');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Slot' }), 'principal_ps5');
    const message = 'This account is already in the vault';
    api.answer(`POST /vault/accounts/${ID}/items`, () => ({
      status: 409,
      body: { statusCode: 409, code: 'CONFLICT', message, requestId: 'r' },
    }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(api.callsTo(`POST /vault/accounts/${ID}/items`)[0]?.body).toEqual({
      address: 'a@play.test',
      password: 'pass',
      secondStep: '1122',
      slotKind: 'principal_ps5',
    });
  });

  it('[LIF-071] are deleted after a confirmation, in Arabic too', async () => {
    has('giftcards', true, anItem(1));
    await show('giftcards', 'ar');
    api.answer(`DELETE /vault/items/${anItem(1)._id}`, () => ({
      body: { message: 'Item deleted successfully!' },
    }));
    await press('حذف الوحدة 1');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'تأكيد' }));
    expect(await screen.findByText('حُذفت الوحدة.')).toBeInTheDocument();
  });

  describe.each([
    ['accounts', 'Failed to load account details', { account: ACCOUNT }, 'Units of Sirocco-05'],
    ['giftcards', 'Failed to load gift card details', { giftCard: CARD }, 'Units of Orbit 50'],
  ] as const)('on a page of %s', (kind, failed, body, title) => {
    it.each([
      ['responds with 503', unavailable],
      ['cannot be reached', lost],
    ] as const)('show that the server %s, and are loaded again', async (_, answerer) => {
      has(kind, true);
      api.answer(`GET /rentals/accounts/${ID}`, () => ({ body: { ledger: NO_LEDGER } }));
      api.answer(`GET /${kind}/${ID}`, answerer);
      await render(kind);
      expect(await screen.findByRole('alert')).toHaveTextContent(failed);
      expect(screen.getByTestId('location')).toHaveTextContent(`/admin/${kind}/${ID}/units`);
      api.answer(`GET /${kind}/${ID}`, () => ({ body }));
      await press('Try again');
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    it('send to the list when the listing does not exist', async () => {
      await render(kind);
      await waitFor(() => expect(screen.getByTestId('location').textContent).toBe(`/admin/${kind}`));
    });
  });

  it('show that the vault could not be loaded, and load it again', async () => {
    has('giftcards', true, anItem(1));
    api.answer(`GET /vault/giftcards/${ID}`, unavailable);
    await show('giftcards');
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
    has('giftcards', true, anItem(1));
    await press('Try again');
    expect(
      await screen.findByRole('switch', { name: 'Deliver from the vault', checked: true }),
    ).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
