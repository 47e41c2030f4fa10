import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API_KEY_SCOPES, type ApiKeyView } from '@manette/contracts/webhooks';
import { renderApp } from '@manette/web-session/testing';
import { anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import IntegrationsPage from './pages/integrations.page';

const KEYS = 'GET /api-keys';
const CREATE = 'POST /api-keys';
const SECRET = `mk_${'a'.repeat(43)}`;
const KEY: ApiKeyView = {
  _id: '0199a7c2-0000-7000-8000-0000000000a1',
  name: 'Accounting',
  prefix: 'mk_aaaaaaaa',
  scopes: ['accounts:read', 'stats:read'],
  createdBy: { _id: '0199a7c2-0000-7000-8000-0000000000a3', username: 'boss' },
  createdAt: '2026-11-23T10:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};

describe('/admin/integrations', () => {
  let api: FakeApi;
  beforeEach(
    () =>
      (api = fakeApi({
        [KEYS]: () => ({ body: { apiKeys: [KEY] } }),
        'GET /webhooks': () => ({ body: { webhooks: [] } }),
      })),
  );
  afterEach(() => api.restore());
  const show = (language: 'en' | 'ar' = 'en') =>
    renderApp(
      <>
        <IntegrationsPage />
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user: anAdmin(), at: '/admin/integrations', language },
    );

  it('[POC-119] lists the keys without their secrets', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible();
    const table = within(await screen.findByRole('table', { name: 'API keys' }));
    for (const words of [
      'Accounting',
      'mk_aaaaaaaa…',
      'accounts:read, stats:read',
      'boss',
      'Never',
      'Active',
    ])
      expect(table.getByText(words)).toBeInTheDocument();
  });

  it('[POC-119] creates a key and shows it once', async () => {
    api.answer(CREATE, () => ({ status: 201, body: { apiKey: KEY, secret: SECRET } }));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'New API key' }));
    const form = within(screen.getByRole('dialog', { name: 'New API key' }));
    expect(form.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      ...API_KEY_SCOPES,
    ]);
    await userEvent.type(form.getByLabelText('Name'), 'Accounting');
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    expect(await form.findByText('Choose at least one scope')).toBeVisible();
    expect(api.callsTo(CREATE)).toHaveLength(0);
    await userEvent.click(form.getByRole('checkbox', { name: 'stats:read' }));
    await userEvent.click(form.getByRole('button', { name: 'Create key' }));
    const field = await screen.findByLabelText('API key');
    expect(field).toHaveValue(SECRET);
    expect(api.callsTo(CREATE)[0]?.body).toEqual({ name: 'Accounting', scopes: ['stats:read'] });
    expect(screen.getByText('Copy it now. It is not shown again.')).toBeVisible();
    // userEvent.setup() installs the clipboard that the page writes to.
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body.innerHTML).not.toContain(SECRET);
  });

  it('[POC-119] revokes a key after a confirmation', async () => {
    const path = `DELETE /api-keys/${KEY._id}`;
    api.answer(path, () => ({ body: { message: 'API key revoked' } }));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Accounting' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Revoke Accounting?' }));
    expect(api.callsTo(path)).toHaveLength(0);
    api.answer(KEYS, () => ({ body: { apiKeys: [{ ...KEY, revokedAt: KEY.createdAt }] } }));
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('API key revoked')).toBeVisible();
    expect(await screen.findByText('Revoked')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Revoke Accounting' })).toBeNull();
  });

  it('[POC-119] is shown in Arabic', async () => {
    await show('ar');
    expect(await screen.findByRole('table', { name: 'مفاتيح API' })).toBeInTheDocument();
  });
});
