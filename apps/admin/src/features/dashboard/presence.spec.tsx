import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorHappened } from '@manette/web-realtime';
import { notifyConnected, emitFromServer } from '@manette/web-realtime/testing';
import { dashboardNetwork, people, showDashboard } from './testing/show-dashboard';

let network: ReturnType<typeof dashboardNetwork>;
afterEach(() => network.restore());

const region = (name: string) => within(screen.getByRole('region', { name }));
/** Waits, because an event is rendered with the next frame. */
const expectNames = (list: string, expected: string[]) =>
  waitFor(() => {
    const items = within(region('Online Users').getByRole('list', { name: list })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(expected);
  });
const expectTotal = async (total: string) =>
  expect(await region('Online Users').findByText(total)).toBeInTheDocument();
const tell = (username: string, role: 'admin' | 'client', isOnline: boolean) =>
  act(async () =>
    emitFromServer('user_status_changed', {
      _id: username,
      username,
      role,
      isOnline,
      lastSeen: null,
    } as never),
  );

it('[ID-044] shows at most ten of each role', async () => {
  network = dashboardNetwork(people('admin', 1), people('client', 13));
  await showDashboard();
  await expectNames('Admins', ['Aadmin-0Online']);
  const ten = Array.from({ length: 10 }, (_, n) => `Cclient-${n}Online`);
  await expectNames('Clients', ten);
  expect(region('Online Users').getByText('and 3 more')).toBeInTheDocument();
  await expectTotal('14');
});

it('[ID-081, ID-082] follows users who come online and go offline, by role', async () => {
  network = dashboardNetwork(people('admin', 1), people('client', 1));
  await showDashboard();
  await expectNames('Clients', ['Cclient-0Online']);
  await tell('lina', 'client', true);
  await tell('lina', 'client', true);
  await tell('karim', 'admin', true);
  await expectNames('Clients', ['LlinaOnline', 'Cclient-0Online']);
  await expectNames('Admins', ['KkarimOnline', 'Aadmin-0Online']);
  await expectTotal('4');
  await tell('lina', 'client', false);
  await expectNames('Clients', ['Cclient-0Online']);
  await expectTotal('3');
});

it('[ID-081] refetches at the first connection, for users who came online before it', async () => {
  network = dashboardNetwork(people('admin', 1), people('client', 1));
  await showDashboard();
  await expectNames('Clients', ['Cclient-0Online']);
  const before = network.callsTo('GET /users/online').length;
  act(() => notifyConnected());
  await waitFor(() => expect(network.callsTo('GET /users/online')).toHaveLength(before + 1));
});

describe('Online Status Debug', () => {
  const debug = () => region('Online Status Debug');
  beforeEach(() => {
    network = dashboardNetwork();
  });

  it('[ID-045, ID-048] shows the connection, the counts and the online users by role', async () => {
    await showDashboard();
    expect(await debug().findByText('1 admin · 2 clients · 3 in all')).toBeInTheDocument();
    expect(debug().getByText('Socket closed')).toBeInTheDocument();
    expect(debug().getByText('client-0, client-1')).toBeInTheDocument();
  });

  it('[ID-046] tests the API', async () => {
    await showDashboard();
    await userEvent.click(debug().getByRole('button', { name: 'Test API' }));
    expect(await debug().findByText(/^The API answered in \d+ ms$/)).toBeInTheDocument();
  });

  it('[ID-046, RT-016] tests the socket with an echo', async () => {
    await showDashboard();
    await userEvent.click(debug().getByRole('button', { name: 'Test socket' }));
    await act(async () => emitFromServer('test_event', { at: new Date().toISOString() } as never));
    expect(await debug().findByText(/^The socket answered in \d+ ms$/)).toBeInTheDocument();
  });

  it('[ID-047] shows a failed test among the last five errors', async () => {
    const { store } = await showDashboard();
    expect(debug().getByText('No errors since the page was opened')).toBeInTheDocument();
    network.answer('GET /users/online', () => ({ status: 503, body: {} }));
    await userEvent.click(debug().getByRole('button', { name: 'Test API' }));
    expect(await debug().findByText(/^The test failed/)).toBeInTheDocument();
    for (const message of ['one', 'two', 'three', 'four'])
      act(() => void store.dispatch(errorHappened({ at: new Date().toISOString(), message })));
    const expectErrors = (...messages: string[]) =>
      waitFor(() => {
        const items = debug().getAllByRole('listitem');
        expect(items.map((item) => item.textContent?.slice(6))).toEqual(messages);
      });
    await expectErrors('four', 'three', 'two', 'one', 'Server error. Please try again later.');
    act(() => void store.dispatch(errorHappened({ at: new Date().toISOString(), message: 'five' })));
    await expectErrors('five', 'four', 'three', 'two', 'one');
  });
});
