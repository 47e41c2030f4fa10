import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dashboardNetwork, PARTS, showDashboard } from './testing/show-dashboard';
import { someStatistics } from './testing/statistics';

const HALF_A_MINUTE = 30_000;
const FAILED = 'Failed to load dashboard statistics';

let network: ReturnType<typeof dashboardNetwork>;
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  network = dashboardNetwork();
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
  hide(false);
});

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};
const total = async (figure: string) =>
  within(await screen.findByRole('group', { name: 'Total Users' })).findByText(figure);
const withUsers = (totalUsers: number) => {
  const { overview } = someStatistics();
  return someStatistics({ overview: { ...overview, totalUsers } });
};

async function showFigures() {
  await showDashboard();
  await total('1 284');
}

it('[STAT-047] requests all six parts together', async () => {
  await showFigures();
  expect(PARTS.map((part) => network.callsTo(`GET /stats/${part}`).length)).toEqual(PARTS.map(() => 1));
});

it('[STAT-003] refreshes on a click', async () => {
  await showFigures();
  network.serve(withUsers(7));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await total('7')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Refresh' })).not.toHaveAttribute('aria-busy');
});

it('[STAT-045, STAT-046] refreshes every 30 seconds, and changes nothing but the figures', async () => {
  const begun = Date.now();
  await showFigures();
  // The fake clock also advances by itself, the more the slower the machine is.
  await passTime(Math.max(0, begun + HALF_A_MINUTE - 5000 - Date.now()));
  expect(network.loads()).toBe(1);
  network.serve(withUsers(8));
  let answer: () => void = () => undefined;
  network.answer('GET /stats/users', async () => {
    await new Promise<void>((go) => (answer = go));
    return { body: { users: withUsers(8).users } };
  });
  await passTime(5000);
  await waitFor(() => expect(network.loads()).toBe(2));
  expect(screen.getByRole('button', { name: 'Refresh' })).not.toHaveAttribute('aria-busy');
  expect(await total('1 284')).toBeInTheDocument();
  await act(async () => answer());
  expect(await total('8')).toBeInTheDocument();
});

it('refetches the online users, whose events may have been missed', async () => {
  await showFigures();
  await passTime(HALF_A_MINUTE);
  await waitFor(() => expect(network.callsTo('GET /users/online')).toHaveLength(2));
});

it('[STAT-045] pauses while the page is hidden, and catches up when it becomes visible', async () => {
  await showFigures();
  hide(true);
  await passTime(4 * HALF_A_MINUTE);
  expect(network.loads()).toBe(1);
  await act(async () => hide(false));
  await waitFor(() => expect(network.loads()).toBe(2));
});

it('[ERR-019] shows that the figures could not be loaded, and loads them on a click', async () => {
  network.fail();
  await showDashboard();
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  expect(screen.queryByRole('group', { name: 'Total Users' })).not.toBeInTheDocument();
  network.serve(someStatistics());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await total('1 284')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('[ERR-019] keeps the former figures when a refresh fails', async () => {
  await showFigures();
  network.fail();
  await passTime(HALF_A_MINUTE);
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  expect(await total('1 284')).toBeInTheDocument();
  expect(screen.getAllByText('No answer')).toHaveLength(2);
});
