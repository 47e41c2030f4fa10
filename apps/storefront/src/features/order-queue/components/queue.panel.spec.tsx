import { act, screen, waitFor } from '@testing-library/react';
import type { QueueView, TicketView } from '@manette/contracts/orders';
import { emitFromServer } from '@manette/web-realtime/testing';
import { renderApp } from '@manette/web-session/testing';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import QueuePanel from './queue.panel';

const ID = '0199a7c2-0000-7000-8000-0000000000a1';
const ticket = { _id: ID, waitingSince: '2026-11-23T10:00:00.000Z' } as TicketView;

describe('the queue of a waiting client', () => {
  let api: FakeApi;
  const show = (queue: QueueView, language: 'en' | 'ar' = 'en') => {
    api.answer(`GET /messages/support/ticket/${ID}/queue`, () => ({ body: { queue } }));
    return renderApp(<QueuePanel ticket={ticket} />, { user: aClient(), language });
  };
  beforeEach(() => {
    api = fakeApi({});
  });
  afterEach(() => api.restore());

  it('[LIF-107] is a status with position and usual time, and is updated by events', async () => {
    await show({ position: 3, typicalMinutes: 119 });
    const status = (await screen.findByText('You are number 3 in the queue')).closest('[role=status]');
    expect(status).toHaveTextContent('You are number 3 in the queueUsually answered within 119 minutes');
    const tell = (queue: QueueView) => act(() => emitFromServer('queue_updated', { ticketId: ID, ...queue }));
    tell({ position: 2, typicalMinutes: 121 });
    await waitFor(() =>
      expect(status).toHaveTextContent('You are number 2 in the queueUsually answered within 3 hours'),
    );
    act(() => emitFromServer('queue_updated', { ticketId: 'another', position: 9, typicalMinutes: 9 }));
    tell({ position: 1, typicalMinutes: null });
    await waitFor(() => expect(status).toHaveTextContent(/^You are number 1 in the queue$/));
    tell({ position: null, typicalMinutes: null });
    await waitFor(() => expect(screen.queryByText(/in the queue/)).not.toBeInTheDocument());
  });

  it('[LIF-107] speaks Arabic', async () => {
    await show({ position: 4, typicalMinutes: 120 }, 'ar');
    expect(await screen.findByText('دورك في قائمة الانتظار: 4')).toBeInTheDocument();
    expect(screen.getByText('يأتي الرد عادةً خلال ساعتين')).toBeInTheDocument();
  });
});
