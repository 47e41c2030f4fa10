import { screen, within } from '@testing-library/react';
import { dashboardNetwork, showDashboard } from './testing/show-dashboard';
import { someStatistics } from './testing/statistics';

let network: ReturnType<typeof dashboardNetwork>;
beforeEach(() => {
  network = dashboardNetwork();
});
afterEach(() => network.restore());

const region = async (name: string) => within(await screen.findByRole('region', { name }));
/** Returns the figures of a chart by their names, as assistive technology reads them. */
const figuresOf = async (name: string) => {
  const rows = within(await screen.findByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => [
    within(row).getByRole('rowheader').textContent,
    within(row).getByRole('cell').textContent?.replaceAll('\u00a0', ' '),
  ]);
};

it('[STAT-002] welcomes the administrator by name', async () => {
  await showDashboard();
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  expect(screen.getByText(/Welcome, nadia/)).toBeInTheDocument();
});

it.each([
  ['[STAT-004]', 'Total Users', '1 28491 tickets this week'],
  ['[STAT-005]', 'Active Tickets', '237 wait for a first answer'],
  ['[STAT-006]', 'Available Accounts', '41of 48 listings · 316 sold'],
  ['[STAT-007]', 'Available Gift Cards', '67of 72 cards · 508 sold'],
])('%s has a card for %s', async (_, name, words) => {
  await showDashboard();
  await screen.findByText('1 284');
  const card = screen.getByRole('group', { name });
  expect(card.textContent?.replaceAll('\u00a0', ' ')).toBe(name + words);
});

it.each([
  [
    '[STAT-008]',
    'Ticket Status',
    [
      ['Pending', '7 3%'],
      ['In Progress', '16 7%'],
      ['Completed', '182 81%'],
      ['Cancelled', '21 9%'],
    ],
  ],
  [
    '[STAT-009]',
    'Accounts by Console',
    [
      ['PS Portal', '3 50%'],
      ['PS4/PS5', '2 33%'],
      ['PS5', '1 17%'],
      ['PS4', '0 0%'],
    ],
  ],
  [
    '[STAT-011]',
    'Response Times',
    [
      ['Fastest', '0h 2m'],
      ['Average', '0h 38m'],
      ['Longest', '6h 12m'],
    ],
  ],
  [
    '[STAT-012]',
    'User Roles',
    [
      ['Clients', '1 281 100%'],
      ['Admins', '3 0%'],
    ],
  ],
])('%s charts %s as a table', async (_, name, rows) => {
  await showDashboard();
  expect(await figuresOf(name)).toEqual(rows);
  expect((await region(name)).getByRole('heading', { name })).toBeInTheDocument();
});

it('[STAT-010] charts the platforms, the most frequent first', async () => {
  await showDashboard();
  const platforms = await figuresOf('Gift Cards by Platform');
  expect(platforms).toHaveLength(10);
  expect(platforms[0]).toEqual(['Steam', '15 100%']);
});

it('charts the tickets of thirty days', async () => {
  await showDashboard();
  const days = await figuresOf('Tickets per Day');
  expect(days).toHaveLength(30);
  expect([days[20], days[29]]).toEqual([
    ['Nov 21', '12'],
    ['Today', '4'],
  ]);
});

it('[STAT-011] shows that no ticket has been answered', async () => {
  const { tickets } = someStatistics();
  const responseTimeStats = { avgResponseTime: null, minResponseTime: null, maxResponseTime: null };
  network.serve(someStatistics({ tickets: { ...tickets, responseTimeStats } }));
  await showDashboard();
  expect(await (await region('Response Times')).findByText('No ticket has been answered yet.')).toBeVisible();
  expect((await figuresOf('Response Times')).map(([, time]) => time)).toEqual(['–', '–', '–']);
});

it('[STAT-013] shows that the API is healthy, the database is connected, and how many messages were written today', async () => {
  await showDashboard();
  const health = await region('System Health');
  await health.findByText('412');
  expect(health.getByText('Healthy')).toBeInTheDocument();
  expect(health.getByText('Connected')).toBeInTheDocument();
});

it('[STAT-014, STAT-015, STAT-016] lists the newest tickets, messages and users', async () => {
  await showDashboard();
  const item = async (list: string) =>
    within(await (await region('Recent Activity')).findByRole('list', { name: list })).getByRole('listitem');
  expect(await item('Tickets')).toHaveTextContent(/^Order Request: Sirocco-05yacineNov 20, 2026 \d\d:31$/);
  expect(await item('Messages')).toHaveTextContent(new RegExp(`^${'x'.repeat(50)}…sofia`));
  expect(await item('Users')).toHaveTextContent(/^ilyes_dzClientNov 20, 2026/);
});

it('[SHELL-002] is shown in Arabic', async () => {
  await showDashboard('ar');
  expect(screen.getByRole('heading', { level: 1, name: 'لوحة التحكم' })).toBeInTheDocument();
  const longest = (await figuresOf('أوقات الرد')).at(-1);
  expect(longest).toEqual(['الأطول', '6 س 12 د']);
});

it('shows orders, files without text and dates in Arabic', async () => {
  const { activity } = someStatistics();
  const [message] = activity.recentMessages;
  const file = { ...message!, type: 'file' as const, content: 'File attachment' };
  network.serve(someStatistics({ activity: { ...activity, recentMessages: [file] } }));
  await showDashboard('ar');
  const item = async (list: string) =>
    within(await (await region('آخر الأنشطة')).findByRole('list', { name: list })).getByRole('listitem');
  expect(await item('التذاكر')).toHaveTextContent(
    /^طلب حساب: \u2068Sirocco-05\u2069yacine20 نوفمبر 2026، \d\d:31$/,
  );
  expect(await item('الرسائل')).toHaveTextContent(/^ملف مرفقsofia/);
});

it('[LIF-104] shows the ratings of orders, in total and by administrator', async () => {
  await showDashboard();
  const ratings = await region('Ratings');
  expect(ratings.getByText('4.6 out of 5, 31 ratings')).toBeInTheDocument();
  const rows = within(ratings.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['nadia4.820', 'karim4.211']);
});
