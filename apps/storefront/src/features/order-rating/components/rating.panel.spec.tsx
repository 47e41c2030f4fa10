import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserView } from '@manette/contracts/identity';
import type { RatingView, TicketView } from '@manette/contracts/orders';
import { emitFromServer } from '@manette/web-realtime/testing';
import { renderApp } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import RatingPanel from './rating.panel';

const ID = '0199a7c2-0000-7000-8000-0000000000a1';
const PATH = `/ratings/tickets/${ID}`;
const ticket = { _id: ID, status: 'completed', rated: false } as TicketView;
const aRating = (change: Partial<RatingView> = {}): RatingView => ({
  ...{ _id: '0199a7c2-0000-7000-8000-0000000000b1', ticketId: ID, ticketNumber: 'T-000123', stars: 4 },
  ...{ comment: 'Quick answer', admin: null },
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  editableUntil: new Date(Date.now() + 60_000).toISOString(),
  ...change,
});

describe('rating a completed order', () => {
  let api: FakeApi;
  const show = (user: UserView, rating: RatingView | null, language: 'en' | 'ar' = 'en') => {
    api.answer(`GET ${PATH}`, () => ({ body: { rating } }));
    return renderApp(<RatingPanel ticket={ticket} />, { user, language });
  };
  const region = async (name = 'Rate this order') => within(await screen.findByRole('region', { name }));
  beforeEach(() => {
    api = fakeApi({});
  });
  afterEach(() => api.restore());

  it('[LIF-104] takes stars, a comment and one button', async () => {
    await show(aClient(), null);
    const { getByRole, getByLabelText } = await region();
    const stars = within(getByRole('radiogroup', { name: 'Stars' })).getAllByRole('radio');
    expect(stars.map((star) => star.getAttribute('aria-label'))).toEqual([
      ...['1 star', '2 stars', '3 stars', '4 stars', '5 stars'],
    ]);
    expect(getByRole('button', { name: 'Send rating' })).toBeDisabled();
    api.answer(`PUT ${PATH}`, () => ({ status: 201, body: { rating: aRating() } }));
    await userEvent.click(getByRole('radio', { name: '4 stars' }));
    await userEvent.type(getByLabelText('Comment'), 'Quick answer');
    await userEvent.click(getByRole('button', { name: 'Send rating' }));
    expect(api.callsTo(`PUT ${PATH}`)[0]?.body).toEqual({ stars: 4, comment: 'Quick answer' });
  });

  it('[LIF-101] shows at the comment that it is too long', async () => {
    await show(aClient(), aRating());
    const { getByRole, getByLabelText } = await region();
    const message = 'Comment must be less than 500 characters';
    const refusal = { code: 'VALIDATION_FAILED', message, errors: [{ field: 'comment', message }] };
    api.answer(`PUT ${PATH}`, () => ({ status: 400, body: refusal }));
    fireEvent.change(getByLabelText('Comment'), { target: { value: 'x'.repeat(501) } });
    await userEvent.click(getByRole('button', { name: 'Send rating' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(getByLabelText('Comment')).toHaveAccessibleDescription(new RegExp(message));
    expect(getByLabelText('Comment')).toHaveValue('x'.repeat(501));
  });

  it('[LIF-101] can be changed until its time is over, and is then read-only', async () => {
    await show(aClient(), aRating());
    const { getByRole, getByLabelText, getByText } = await region();
    expect(getByRole('radio', { name: '4 stars' })).toBeChecked();
    expect(getByLabelText('Comment')).toHaveValue('Quick answer');
    expect(getByText(/You can change your rating until/)).toBeInTheDocument();
    api.answer(`GET ${PATH}`, () => ({ body: { rating: aRating({ editableUntil: aRating().createdAt }) } }));
    act(() => emitFromServer('ticket_updated', { ...ticket, rated: true }));
    expect(await screen.findByRole('img', { name: '4 stars' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send rating' })).not.toBeInTheDocument();
  });

  it('[LIF-104] shows administrators the rating, and speaks Arabic', async () => {
    const { unmount } = await show(anAdmin(), aRating());
    expect((await region('Rating')).getByText('Quick answer')).toBeInTheDocument();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
    unmount();
    await show(aClient(), null, 'ar');
    expect((await region('قيّم هذا الطلب')).getByRole('radio', { name: '3 نجوم' })).toBeInTheDocument();
  });
});
