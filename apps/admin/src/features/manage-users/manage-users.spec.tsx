import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emitFromServer } from '@manette/web-realtime/testing';
import type { FakeApi } from '@manette/web-testing';
import { client, fakeUsers, showPage } from './testing/show-page';

describe('/admin/users', () => {
  let network: FakeApi;
  beforeEach(() => (network = fakeUsers()));
  afterEach(() => network.restore());
  const row = async (name: RegExp) =>
    within(await screen.findByRole('table', { name: 'Users' })).findByRole('row', { name });

  it('[ID-049] shows picture or initial, e-mail, role, status and date of registration', async () => {
    await showPage();
    expect(screen.getByRole('heading', { level: 1, name: 'Manage Users' })).toBeInTheDocument();
    expect((await row(/yacine/)).querySelector('img')).toHaveAttribute('src', '/uploads/yacine.webp');
    const cells = within(await row(/lina/)).getAllByRole('cell');
    const said = Object.fromEntries(cells.map((cell) => [cell.dataset.label, cell.textContent]));
    expect(said).toMatchObject({
      Picture: 'L',
      Username: 'lina',
      Email: 'lina@example.dzNot verified',
      Role: 'Client',
      Status: 'Inactive',
      Joined: 'Jan 01, 2026',
    });
    expect(within(await row(/admin@/)).getByText('Admin')).toHaveAttribute('data-tone', 'completed');
  });

  it('[ID-051, ID-052] offers neither toggle nor delete for administrators', async () => {
    await showPage();
    const buttons = within(await row(/admin@/)).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Edit admin',
      'Sessions of admin',
    ]);
  });

  it('[TRU-120] shows the sessions of a user, and ends one or all of them', async () => {
    const session = (id: string, device: string, current = false) => ({
      ...{ _id: id, device, address: '41.96.12.x', method: 'password', current },
      ...{ signedInAt: '2026-01-01T10:00:00Z', lastActiveAt: '2026-01-01T11:00:00Z' },
    });
    const sessions = [session('s-1', 'Chrome on Android'), session('s-2', 'Safari on iOS', true)];
    network.answer('GET /users/c/sessions', () => ({ body: { sessions } }));
    network.answer('DELETE /users/c/sessions/s-1', () => ({ body: { message: 'Session ended' } }));
    network.answer('DELETE /users/c/sessions', () => ({ body: { message: 'Sessions ended', ended: 1 } }));
    await showPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Sessions of yacine' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sessions of yacine' }));
    await dialog.findByText('This device');
    expect(dialog.queryByRole('button', { name: 'End session on Safari on iOS' })).toBeNull();
    for (const name of ['End session on Chrome on Android', 'End all sessions']) {
      await userEvent.click(dialog.getByRole('button', { name }));
      const asked = within(await screen.findByRole('alertdialog', { name }));
      await userEvent.click(asked.getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect(await screen.findByText('Session ended')).toBeInTheDocument();
    expect(await screen.findByText('Sessions ended')).toBeInTheDocument();
    const ended = network.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
    expect(ended).toEqual(['/users/c/sessions/s-1', '/users/c/sessions']);
  });

  it('[ID-096, ID-144, API-016] deactivates and activates a client', async () => {
    network.answer('PATCH /users/c/toggle-status', () => ({ body: { user: client } }));
    await showPage();
    expect(await screen.findByRole('button', { name: 'Activate lina' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate yacine' }));
    expect(await screen.findByText('User status updated!')).toBeInTheDocument();
    expect(network.callsTo('PATCH /users/c/toggle-status')).toHaveLength(1);
  });

  it('[ERR-038] shows that the status could not be changed', async () => {
    await showPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate yacine' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update user status');
  });

  it('[ID-145, ID-147, API-017] deletes a user after a confirmation', async () => {
    network.answer('DELETE /users/d', () => ({ body: { message: 'x' } }));
    await showPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete lina' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete lina?' }));
    expect(network.callsTo('DELETE /users/d')).toHaveLength(0);
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('User deleted successfully!')).toBeInTheDocument();
  });

  it('[ERR-039] shows that a deletion failed', async () => {
    await showPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete lina' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete user');
  });

  it('[ERR-020] shows that the users could not be loaded', async () => {
    network.answer('GET /users', () => ({ status: 500, body: { message: 'x' } }));
    await showPage();
    expect(await screen.findAllByText('Failed to load users')).toHaveLength(2);
  });

  it('requests the users who match the filters', async () => {
    await showPage();
    await row(/lina/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Client');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive');
    await waitFor(() =>
      expect(Object.fromEntries(network.calls.at(-1)!.query)).toEqual({ role: 'client', status: 'inactive' }),
    );
  });

  it('follows presence', async () => {
    await showPage();
    const dot = async () => (await row(/yacine/)).querySelector('[data-presence]');
    expect(await dot()).toHaveAttribute('data-presence', 'offline');
    act(() =>
      emitFromServer('user_status_changed', { _id: 'c', isOnline: true, role: 'client', lastSeen: null }),
    );
    await waitFor(async () => expect(await dot()).toHaveAttribute('data-presence', 'client'));
  });

  it('[SHELL-002] is shown in Arabic', async () => {
    await showPage({ language: 'ar' });
    expect(await screen.findByRole('table', { name: 'المستخدمون' })).toBeInTheDocument();
    expect(screen.getByText('3 مستخدمين')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'تعطيل \u2068yacine\u2069' })).toBeInTheDocument();
  });
});
