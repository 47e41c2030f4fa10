import '../translations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@manette/web-session/testing';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import { SessionsRegion } from './sessions-region';

const session = (id: string, device: string, current = false) => ({
  ...{ _id: id, device, address: '41.96.12.x', method: 'password', current },
  ...{ signedInAt: '2026-01-01T10:00:00Z', lastActiveAt: '2026-01-01T11:00:00Z' },
});

describe("the region 'Sessions'", () => {
  let network: FakeApi;
  let sessions: object[];
  beforeEach(() => {
    sessions = [session('s-1', 'Firefox on Linux', true), session('s-2', 'Chrome on Android')];
    network = fakeApi({
      'GET /auth/sessions': () => ({ body: { sessions } }),
      'DELETE /auth/sessions/s-2': () => ({ body: { message: 'Session ended' } }),
      'DELETE /auth/sessions': () => ({ body: { message: 'Sessions ended', ended: 1 } }),
    });
  });
  afterEach(() => network.restore());
  const show = () =>
    renderApp(
      <>
        <SessionsRegion />
        <Toaster label="Notices" closeLabel="Close" />
      </>,
      { user: aClient(), at: '/profile/security' },
    );

  it.each([
    ['End session on Chrome on Android', 'Session ended', '/auth/sessions/s-2'],
    ['End all other sessions', 'Sessions ended', '/auth/sessions'],
  ])('[TRU-117] [TRU-043] [TRU-044] asks for confirmation before: %s', async (name, message, path) => {
    await show();
    const region = within(screen.getByRole('region', { name: 'Sessions' }));
    const table = within(await region.findByRole('table', { name: 'Sessions' }));
    expect(table.getByText('This device')).toBeInTheDocument();
    expect(table.queryByRole('button', { name: 'End session on Firefox on Linux' })).toBeNull();
    await userEvent.click(region.getByRole('button', { name }));
    const asked = within(await screen.findByRole('alertdialog', { name }));
    await userEvent.click(asked.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(network.calls.find(({ method }) => method === 'DELETE')?.path).toBe(path);
  });

  it('[TRU-117] does not offer to end other sessions if there are none', async () => {
    sessions = sessions.slice(0, 1);
    await show();
    await screen.findByText('This device');
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
  });
});
