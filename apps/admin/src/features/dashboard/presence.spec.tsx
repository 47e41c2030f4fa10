import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorHappened } from '@manette/web-realtime';
import { tellFromServer } from '@manette/web-realtime/testing';
import { dashboardNetwork, people, showDashboard } from './testing/show-dashboard';

let network: ReturnType<typeof dashboardNetwork>;
afterEach(() => network.restore());

const region = (name: string) => within(screen.getByRole('region', { name }));
const names = async (list: string) => {
  const items = within(await region('Online Users').findByRole('list', { name: list })).getAllByRole(
    'listitem',
  );
  return items.map((item) => item.textContent);
};
const tell = (username: string, role: 'admin' | 'client', isOnline: boolean) =>
  act(async () =>
    tellFromServer('user_status_changed', {
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
  expect(await names('Clients')).toHaveLength(10);
  expect(region('Online Users').getByText('and 3 more')).toBeInTheDocument();
  expect(await names('Admins')).toEqual(['AAdmin-0Online'.replace('Admin', 'admin')]);
  expect(region('Online Users').getByText('14')).toBeInTheDocument();
});

it('[ID-081, ID-082] follows who comes and who goes, each by their role', async () => {
  network = dashboardNetwork(people('admin', 1), people('client', 1));
  await showDashboard();
  await names('Clients');
  await tell('lina', 'client', true);
  await tell('lina', 'client', true);
  await tell('karim', 'admin', true);
  expect((await names('Clients'))[0]).toBe('LlinaOnline');
  expect((await names('Admins'))[0]).toBe('KkarimOnline');
  expect(region('Online Users').getByText('4')).toBeInTheDocument();
  await tell('lina', 'client', false);
  expect(await names('Clients')).toHaveLength(1);
  expect(region('Online Users').getByText('3')).toBeInTheDocument();
});

describe('Online Status Debug', () => {
  const debug = () => region('Online Status Debug');
  beforeEach(() => {
    network = dashboardNetwork();
  });

  it('[ID-045, ID-048] shows the connection, the counts and who is online by group', async () => {
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

  it('[ID-046, RT-021] tests the socket by an echo', async () => {
    await showDashboard();
    await userEvent.click(debug().getByRole('button', { name: 'Test socket' }));
    await act(async () => tellFromServer('test_event', { at: new Date().toISOString() } as never));
    expect(await debug().findByText(/^The socket answered in \d+ ms$/)).toBeInTheDocument();
  });

  it('[ID-047] keeps a failed test among the last five errors', async () => {
    const { store } = await showDashboard();
    expect(debug().getByText('No errors since the page was opened')).toBeInTheDocument();
    network.answer('GET /users/online', () => ({ status: 503, body: {} }));
    await userEvent.click(debug().getByRole('button', { name: 'Test API' }));
    expect(await debug().findByText(/^The test failed/)).toBeInTheDocument();
    for (const message of ['one', 'two', 'three', 'four'])
      act(() => void store.dispatch(errorHappened({ at: new Date().toISOString(), message })));
    const errors = () =>
      debug()
        .getAllByRole('listitem')
        .map((item) => item.textContent?.slice(6));
    expect(errors()).toEqual(['four', 'three', 'two', 'one', 'Network error. Please check your connection.']);
    act(() => void store.dispatch(errorHappened({ at: new Date().toISOString(), message: 'five' })));
    expect(errors()).toEqual(['five', 'four', 'three', 'two', 'one']);
  });
});
