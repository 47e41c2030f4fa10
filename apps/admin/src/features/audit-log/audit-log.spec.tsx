import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditEntryView } from '@manette/contracts/audit';
import { renderApp } from '@manette/web-session/testing';
import { anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import AuditLogPage from './pages/audit-log.page';
import { anEntry } from './testing/an-entry';

const refused = anEntry({
  ...{ _id: 'refused', seq: 6, action: 'sign-in', outcome: 'refused', actor: null, reason: 'credentials' },
  ...{ target: { type: 'user', _id: null, label: 'n***@shop.test' }, changes: [] },
});
const edited = anEntry({
  ...{ _id: 'edited', seq: 5, action: 'user.edited', source: 'operator', actor: null },
  target: { type: 'user', _id: 'u', label: 'amina' },
  changes: [{ field: 'email', from: null, to: null }],
});

describe('/admin/audit', () => {
  let entries: AuditEntryView[];
  let network: FakeApi;
  beforeEach(() => {
    entries = [anEntry(), refused, edited];
    network = fakeApi({
      'GET /audit': ({ query }) => ({
        body: { entries, nextCursor: query.get('cursor') ? null : 'next', total: entries.length },
      }),
      'GET /audit/export': () => ({ body: 'seq' }),
    });
  });
  afterEach(() => network.restore());
  const show = (language: 'en' | 'ar' = 'en') =>
    renderApp(
      <>
        <AuditLogPage />
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user: anAdmin(), at: '/admin/audit', language },
    );
  const row = async (name: RegExp) =>
    within(await screen.findByRole('table', { name: 'Audit entries' })).findByRole('row', { name });
  const asked = () => network.callsTo('GET /audit').at(-1)?.query;

  it('[TRU-091] shows a table of action, user, target, outcome and changes', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
    expect(await row(/Account changed.*boss.*Oran-31.*Done.*available\W+1\W+2/)).toBeVisible();
    expect(await row(/Sign-in.*Nobody signed in.*n\*\*\*@shop\.test.*Refused.*Wrong address/)).toBeVisible();
    expect(await row(/User edited.*Operator.*email: changed/)).toBeVisible();
  });

  it('[TRU-091] filters by action, outcome and time, and loads more', async () => {
    await show();
    await row(/Oran-31/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'ticket.changed');
    await waitFor(() => expect(asked()?.get('action')).toBe('ticket.changed'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Outcome' }), 'Refused');
    await waitFor(() => expect(asked()?.get('outcome')).toBe('refused'));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01T00:00' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-02T00:00' } });
    await waitFor(() => expect(asked()?.get('to')).toBe(new Date('2026-11-02T00:00').toISOString()));
    expect(asked()?.get('from')).toBe(new Date('2026-11-01T00:00').toISOString());
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(asked()?.get('cursor')).toBe('next'));
  });

  it('[TRU-091] shows that there are no entries, and shows new ones by itself', async () => {
    entries = [];
    await show();
    expect(await screen.findByText('No entries')).toBeVisible();
    entries = [anEntry()];
    fireEvent(document, new Event('visibilitychange'));
    expect(await row(/Oran-31/)).toBeVisible();
  });

  it('[TRU-091] shows why the log could not be exported', async () => {
    network.answer('GET /audit/export', () => ({ status: 429, body: {} }));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to export the audit log');
  });

  it('is shown in Arabic', async () => {
    await show('ar');
    expect(screen.getByRole('heading', { level: 1, name: 'سجل التدقيق' })).toBeVisible();
    expect(await screen.findByText('تعديل مستخدم', { selector: 'span' })).toBeVisible();
  });
});
