import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MuteView, ReportView } from '@manette/contracts/chat';
import { emitFromServer } from '@manette/web-realtime/testing';
import { renderApp } from '@manette/web-session/testing';
import { anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import ModerationPage from './pages/moderation.page';

const WRITER = { _id: '0199a7c2-0000-7000-8000-0000000000a1', username: 'bilal', profilePicture: null };
const REPORT: ReportView = {
  _id: '0199a7c2-0000-7000-8000-0000000000b1',
  message: {
    _id: '0199a7c2-0000-7000-8000-0000000000c1',
    position: 1,
    content: 'Buy <b>now</b>',
    sender: { ...WRITER, role: 'client' },
    createdAt: '2026-11-23T10:00:00.000Z',
    fileUrl: null,
    fileName: null,
    fileSize: null,
    type: 'text',
    isSystemMessage: false,
  },
  reporters: 3,
  reasons: { spam: 2, insult: 0, scam: 1, other: 0 },
  firstAt: '2026-11-23T10:01:00.000Z',
  lastAt: '2026-11-23T10:02:00.000Z',
  status: 'open',
  outcome: null,
};
const MUTE: MuteView = {
  user: { ...WRITER, _id: '0199a7c2-0000-7000-8000-0000000000a2', username: 'carim', role: 'client' },
  until: null,
  by: { _id: '0199a7c2-0000-7000-8000-0000000000a3', username: 'admin' },
  at: '2026-11-23T10:00:00.000Z',
};
const REPORTS = 'GET /messages/public/reports';
const MUTES = 'GET /messages/public/mutes';
const reports = (...list: ReportView[]) => ({
  body: { reports: list, nextCursor: null, total: list.length },
});
const mutes = (...list: MuteView[]) => ({ body: { mutes: list, nextCursor: null, total: list.length } });

describe('/admin/moderation', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = fakeApi({ [REPORTS]: () => reports(REPORT), [MUTES]: () => mutes(MUTE) });
  });
  afterEach(() => api.restore());
  const show = () =>
    renderApp(
      <>
        <ModerationPage />
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user: anAdmin(), at: '/admin/moderation' },
    );
  const article = async () => within(await screen.findByRole('article', { name: 'Report on bilal' }));
  const press = async (name: string) => userEvent.click((await article()).getByRole('button', { name }));

  it('[TRU-105] shows reported messages with their reasons, and the muted clients', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
    const report = await article();
    for (const words of ['Buy <b>now</b>', '3 people', 'Spam: 2', 'Scam: 1'])
      expect(report.getByText(words)).toBeVisible();
    expect(report.queryByText(/Insult/)).toBeNull();
    expect(api.callsTo(REPORTS)[0]?.query.get('status')).toBe('open');
    const table = within(await screen.findByRole('table', { name: 'Muted people' }));
    for (const words of ['carim', 'Until lifted', 'admin'])
      expect(table.getAllByText(words)[0]).toBeInTheDocument();
  });

  it('[TRU-105] shows that there are no reports and no mutes', async () => {
    api.answer(REPORTS, () => reports());
    api.answer(MUTES, () => mutes());
    await show();
    expect(await screen.findByText('No open reports')).toBeVisible();
    expect(await screen.findByText('Nobody is muted')).toBeVisible();
  });

  it('[TRU-105] deletes a message after a confirmation', async () => {
    const path = `DELETE /messages/public/${REPORT.message._id}`;
    api.answer(path, () => ({ body: { message: 'Message deleted successfully' } }));
    await show();
    await press('Delete message');
    expect(api.callsTo(path)).toHaveLength(0);
    api.answer(REPORTS, () => reports());
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Message deleted successfully')).toBeVisible();
    expect(await screen.findByText('No open reports')).toBeVisible();
  });

  it('[TRU-105] mutes the writer for a chosen time', async () => {
    const path = 'POST /messages/public/mutes';
    api.answer(path, () => ({ status: 201, body: { mute: MUTE } }));
    await show();
    await press('Mute bilal');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mute bilal' }));
    await userEvent.click(dialog.getByRole('radio', { name: '1 day' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mute' }));
    await waitFor(() => expect(api.callsTo(path)[0]?.body).toEqual({ userId: WRITER._id, duration: '1d' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['dismisses a report', { status: 200, body: {} }, 'Report dismissed'],
    [
      'shows that another administrator has already closed the report',
      { status: 409, body: { code: 'CONFLICT', message: 'This report has already been closed' } },
      'This report has already been closed',
    ],
  ])('[TRU-105] %s', async (_, answer, sentence) => {
    api.answer(`POST /messages/public/reports/${REPORT._id}/dismiss`, () => answer);
    await show();
    await press('Dismiss report');
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('[TRU-105] lifts a mute', async () => {
    api.answer(`DELETE /messages/public/mutes/${MUTE.user._id}`, () => ({
      body: { message: 'Mute lifted' },
    }));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Unmute carim' }));
    expect(await screen.findByText('Mute lifted')).toBeVisible();
  });

  it('[TRU-105] follows events', async () => {
    api.answer(REPORTS, () => reports());
    api.answer(MUTES, () => mutes());
    await show();
    expect(await screen.findByText('No open reports')).toBeVisible();
    api.answer(REPORTS, () => reports(REPORT));
    act(() => emitFromServer('message_reported', REPORT));
    await article();
    api.answer(REPORTS, () => reports());
    act(() => emitFromServer('report_closed', { _id: REPORT._id, outcome: 'dismissed' }));
    expect(await screen.findByText('No open reports')).toBeVisible();
    api.answer(MUTES, () => mutes(MUTE));
    act(() => emitFromServer('mute_changed', { userId: MUTE.user._id }));
    expect(await screen.findByRole('table', { name: 'Muted people' })).toBeVisible();
  });
});
