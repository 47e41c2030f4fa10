import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WEBHOOK_EVENTS, type DeliveryView, type WebhookView } from '@manette/contracts/webhooks';
import { Route, Routes } from '@manette/web-router';
import { renderApp } from '@manette/web-session/testing';
import { anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import DeliveriesPage from './pages/deliveries.page';
import IntegrationsPage from './pages/integrations.page';

const ID = '0199a7c2-0000-7000-8000-0000000000b1';
const URL = 'https://books.example/hook';
const LIST = 'GET /webhooks';
const ADD = 'POST /webhooks';
const CHANGE = `PUT /webhooks/${ID}`;
const TEST = `POST /webhooks/${ID}/test`;
const DELIVERIES = `GET /webhooks/${ID}/deliveries`;
const SECRET = `whsec_${'a'.repeat(43)}=`;
const ONCE_ONLY = 'Copy it now. It is not shown again.';
const DISABLED = {
  status: 409,
  body: { message: 'Enable this webhook first', code: 'CONFLICT' },
};
const WEBHOOK: WebhookView = {
  _id: ID,
  url: URL,
  events: ['ticket.opened'],
  active: true,
  disabledReason: null,
  createdAt: '2026-11-23T10:00:00.000Z',
};
const delivery = (at: number, changes: Partial<DeliveryView> = {}): DeliveryView => ({
  _id: `0199a7c2-0000-7000-8000-0000000001${at}`,
  type: 'ticket.opened',
  createdAt: '2026-11-23T10:00:00.000Z',
  status: 'delivered',
  attempts: [{ at: '2026-11-23T10:00:01.000Z', durationMs: 12, status: 204, error: null, answer: '' }],
  nextAttemptAt: null,
  body: { type: 'ticket.opened', timestamp: '2026-11-23T10:00:00.000Z', data: {} },
  ...changes,
});

let api: FakeApi;
beforeEach(
  () =>
    (api = fakeApi({
      'GET /api-keys': () => ({ body: { apiKeys: [] } }),
      [LIST]: () => ({ body: { webhooks: [WEBHOOK] } }),
      [`GET /webhooks/${ID}`]: () => ({ body: { webhook: WEBHOOK } }),
    })),
);
afterEach(() => api.restore());
const show = (at = '/admin/integrations', language: 'en' | 'ar' = 'en') =>
  renderApp(
    <>
      <Routes>
        <Route path="/admin/integrations" element={<IntegrationsPage />} />
        <Route path="/admin/integrations/webhooks/:id" element={<DeliveriesPage />} />
      </Routes>
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user: anAdmin(), at, language },
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the table of webhooks', () => {
  it('[POC-120] adds a webhook and shows its secret once', async () => {
    api.answer(ADD, () => ({ status: 201, body: { webhook: WEBHOOK, secret: SECRET } }));
    await show();
    await press('New webhook');
    const form = within(screen.getByRole('dialog', { name: 'New webhook' }));
    const boxes = form.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(boxes).toEqual([...WEBHOOK_EVENTS]);
    expect(form.getByRole('switch', { name: 'Active' })).toBeChecked();
    await userEvent.type(form.getByLabelText('URL'), URL);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Choose at least one event')).toBeVisible();
    expect(api.callsTo(ADD)).toHaveLength(0);
    await userEvent.click(form.getByRole('checkbox', { name: 'user.registered' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByLabelText('Signing secret')).toHaveValue(SECRET);
    const fields = { url: URL, events: ['user.registered'], active: true };
    expect(api.callsTo(ADD)[0]?.body).toEqual(fields);
    expect(screen.getByText(ONCE_ONLY)).toBeVisible();
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body.innerHTML).not.toContain(SECRET);
  });

  it('[POC-120] shows at the field that an address is refused', async () => {
    const message = 'The address must be public and start with https://';
    const body = { message, code: 'VALIDATION_FAILED', errors: [{ field: 'url', message }] };
    api.answer(ADD, () => ({ status: 400, body }));
    await show();
    await press('New webhook');
    await userEvent.type(screen.getByLabelText('URL'), 'http://10.0.0.1/');
    await userEvent.click(screen.getByRole('checkbox', { name: 'ticket.opened' }));
    await press('Save');
    await waitFor(() => expect(screen.getByLabelText('URL')).toHaveAccessibleDescription(message));
  });

  it('[POC-120] edits a webhook, and enables one after showing why it is disabled', async () => {
    const disabled = { ...WEBHOOK, active: false, disabledReason: 'failing' };
    api.answer(LIST, () => ({ body: { webhooks: [disabled] } }));
    api.answer(CHANGE, () => ({ body: { webhook: WEBHOOK } }));
    await show();
    const table = within(await screen.findByRole('table', { name: 'Webhooks' }));
    expect(table.getByText('Disabled')).toBeInTheDocument();
    expect(table.getByText('Its receiver has not taken anything for three days.')).toBeInTheDocument();
    await press(`Edit ${URL}`);
    const form = within(screen.getByRole('dialog', { name: `Edit ${URL}` }));
    await userEvent.click(form.getByRole('switch', { name: 'Active' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Webhook saved')).toBeVisible();
    const fields = { url: URL, events: ['ticket.opened'], active: true };
    expect(api.callsTo(CHANGE)[0]?.body).toEqual(fields);
  });

  it('[POC-120] sends a test, or shows why it cannot', async () => {
    api.answer(TEST, () => ({ status: 202, body: { delivery: delivery(11) } }));
    await show();
    await press(`Send test to ${URL}`);
    expect(await screen.findByText('Test sent')).toBeVisible();
    api.answer(TEST, () => DISABLED);
    await press(`Send test to ${URL}`);
    expect(await screen.findByText('Enable this webhook first')).toBeVisible();
  });

  it('[POC-120] deletes a webhook after a confirmation', async () => {
    const path = `DELETE /webhooks/${ID}`;
    api.answer(path, () => ({ body: { message: 'Webhook deleted successfully!' } }));
    await show();
    await press(`Delete ${URL}`);
    const question = within(screen.getByRole('alertdialog', { name: `Delete ${URL}?` }));
    expect(api.callsTo(path)).toHaveLength(0);
    api.answer(LIST, () => ({ body: { webhooks: [] } }));
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Webhook deleted successfully!')).toBeVisible();
    expect(await screen.findByText('No webhooks')).toBeVisible();
  });

  it('[POC-119] [POC-120] renders both tables while they are empty', async () => {
    api.answer(LIST, () => ({ body: { webhooks: [] } }));
    await show();
    for (const name of ['API keys', 'Webhooks'])
      expect(await screen.findByRole('table', { name })).toBeInTheDocument();
  });

  it('[POC-120] is shown in Arabic', async () => {
    await show('/admin/integrations', 'ar');
    expect(await screen.findByRole('table', { name: 'Webhook' })).toBeInTheDocument();
  });
});

describe('the deliveries of a webhook', () => {
  it('[POC-120] lists them page by page and sends one again', async () => {
    const first = delivery(11, {
      type: 'user.registered',
      status: 'failed',
      attempts: [
        { at: '2026-11-23T10:00:01.000Z', durationMs: 10_000, status: null, error: 'timeout', answer: null },
      ],
    });
    api.answer(DELIVERIES, ({ query }) =>
      query.has('cursor')
        ? { body: { deliveries: [delivery(12)], nextCursor: null, total: 2 } }
        : { body: { deliveries: [first], nextCursor: 'c', total: 2 } },
    );
    await show();
    await userEvent.click(await screen.findByRole('link', { name: `Deliveries of ${URL}` }));
    expect(screen.getByRole('heading', { level: 1, name: 'Deliveries' })).toBeVisible();
    const table = within(await screen.findByRole('table', { name: 'Deliveries' }));
    expect(table.getByText('Failed')).toBeInTheDocument();
    expect(table.getByText('No answer in time')).toBeInTheDocument();
    await press('Load more');
    expect(await table.findByText('Delivered')).toBeInTheDocument();
    const again = `POST /webhooks/deliveries/${first._id}/resend`;
    api.answer(again, () => ({ status: 202, body: { delivery: first } }));
    await press('Send again user.registered');
    expect(await screen.findByText('Sent again')).toBeVisible();
    api.answer(again, () => DISABLED);
    await press('Send again user.registered');
    expect(await screen.findByText('Enable this webhook first')).toBeVisible();
  });

  it('[POC-120] shows that the last response has disabled the webhook', async () => {
    const waiting = delivery(11, { status: 'waiting', nextAttemptAt: '2026-11-23T10:00:05.000Z' });
    api.answer(DELIVERIES, () => ({ body: { deliveries: [waiting], nextCursor: null, total: 1 } }));
    await show(`/admin/integrations/webhooks/${ID}`);
    expect(await screen.findByText('Waiting')).toBeVisible();
    expect(screen.getByText('Active')).toBeVisible();
    const skipped = delivery(11, { status: 'skipped' });
    api.answer(DELIVERIES, () => ({ body: { deliveries: [skipped], nextCursor: null, total: 1 } }));
    const gone = { ...WEBHOOK, active: false, disabledReason: 'gone' };
    api.answer(`GET /webhooks/${ID}`, () => ({ body: { webhook: gone } }));
    expect(await screen.findByText('Skipped', {}, { timeout: 5_000 })).toBeVisible();
    expect(await screen.findByText('Its receiver says that it is gone for good.')).toBeVisible();
  });

  it('[POC-120] goes back to the integrations from a webhook that does not exist', async () => {
    const missing = { status: 404, body: { message: 'Webhook not found', code: 'NOT_FOUND' } };
    api.answer(`GET /webhooks/${ID}`, () => missing);
    api.answer(DELIVERIES, () => missing);
    await show(`/admin/integrations/webhooks/${ID}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible();
  });
});
