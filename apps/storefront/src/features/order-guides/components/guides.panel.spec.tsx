import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GuideView } from '@manette/contracts/fulfilment';
import type { UserView } from '@manette/contracts/identity';
import type { TicketView } from '@manette/contracts/orders';
import { emitFromServer } from '@manette/web-realtime/testing';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import GuidesPanel from './guides.panel';

const TICKET_ID = '0199a7c2-0000-7000-8000-0000000000a1';
const ticket = {
  _id: TICKET_ID,
  status: 'completed',
  account: { _id: 'a', codeName: 'Sirocco-05', price: { amount: 1, currency: 'DZD' } },
  term: null,
} as TicketView;
const step = (number: number, en: string, doneAt: string | null = null) => ({
  number,
  en,
  ar: 'خطوة',
  picture: `/api/guides/pictures/${number}.svg`,
  doneAt,
});
const guide = (doneAt: string | null = null): GuideView => ({
  _id: '0199a7c2-0000-7000-8000-0000000000d1',
  ticketId: TICKET_ID,
  key: 'return.ps4.Secondaire_Online',
  kind: 'return',
  console: 'ps4',
  service: 'Secondaire_Online',
  version: 1,
  title: { en: 'Return on PS4', ar: 'الإرجاع على PS4' },
  steps: [step(1, 'Sign out.', doneAt), step(2, 'Delete the user.')],
});
const NOW = '2026-11-23T10:00:00.000Z';

describe('the guides of an order', () => {
  let api: FakeApi;
  const show = (user: UserView, guides: GuideView[], language: 'en' | 'ar' = 'en') => {
    api.answer(`GET /guides/tickets/${TICKET_ID}`, () => ({ body: { guides } }));
    return renderApp(<GuidesPanel ticket={ticket} />, { user, language });
  };
  beforeEach(() => {
    api = fakeApi({});
  });
  afterEach(() => api.restore());

  it('[LIF-100] are regions with a checkbox for each step, which the client ticks', async () => {
    await show(aClient(), [guide()]);
    const region = within(await screen.findByRole('region', { name: 'Return on PS4' }));
    expect(region.getAllByRole('checkbox')).toHaveLength(2);
    expect(region.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '0');
    api.answer(`PUT /guides/sent/${guide()._id}/steps/1`, () => ({ body: { guide: guide(NOW) } }));
    await userEvent.click(region.getByRole('checkbox', { name: 'Sign out.' }));
    expect(await region.findByRole('checkbox', { name: 'Sign out.', checked: true })).toBeEnabled();
    expect(region.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
    expect(screen.queryByRole('button', { name: 'Send return guide' })).not.toBeInTheDocument();
  });

  it.each([
    [2, '0 من خطوتين'],
    [3, '0 من 3 خطوات'],
    [11, '0 من 11 خطوة'],
  ])('[LIF-100] count %i steps in the right plural of Arabic', async (count, words) => {
    const steps = Array.from({ length: count }, (_, at) => step(at + 1, 'Sign out.'));
    await show(aClient(), [{ ...guide(), steps }], 'ar');
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', words);
  });

  it('[LIF-100] keep a tick that an older event does not contain, until a newer event removes it', async () => {
    await show(aClient(), [guide()]);
    const region = within(await screen.findByRole('region', { name: 'Return on PS4' }));
    const box = region.getByRole('checkbox', { name: 'Sign out.' });
    const saved = { ...guide(NOW), title: { en: 'Saved', ar: 'محفوظ' } };
    api.answer(`PUT /guides/sent/${guide()._id}/steps/1`, () => ({ body: { guide: saved } }));
    await userEvent.click(box);
    // Waits for the response to the tick, which would override the events if it arrived later. The title shows which guide is
    // rendered.
    await screen.findByRole('region', { name: 'Saved' });
    act(() => emitFromServer('guide_updated', guide()));
    await screen.findByRole('region', { name: 'Return on PS4' });
    expect(box).toBeChecked();
    act(() => emitFromServer('guide_updated', saved));
    await screen.findByRole('region', { name: 'Saved' });
    expect(box).toBeChecked();
    act(() => emitFromServer('guide_updated', guide()));
    await screen.findByRole('region', { name: 'Return on PS4' });
    expect(box).not.toBeChecked();
  });

  it('[LIF-100] are sent by an administrator in one click, who sees the ticks live', async () => {
    await show(anAdmin(), []);
    api.answer(`POST /guides/tickets/${TICKET_ID}`, () => {
      api.answer(`GET /guides/tickets/${TICKET_ID}`, () => ({ body: { guides: [guide()] } }));
      return { status: 201, body: { guide: guide() } };
    });
    expect(await screen.findByRole('button', { name: 'Send activation guide' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Send return guide' }));
    const region = within(await screen.findByRole('region', { name: 'Return on PS4' }));
    expect(region.getByRole('checkbox', { name: 'Sign out.' })).toBeDisabled();
    act(() => emitFromServer('guide_updated', guide(NOW)));
    expect(await region.findByRole('checkbox', { name: 'Sign out.', checked: true })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send return guide' })).not.toBeInTheDocument();
  });
});
