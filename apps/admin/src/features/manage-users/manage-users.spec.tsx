import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emitFromServer } from '@manette/web-realtime/testing';
import { renderApp, type RenderOptions } from '@manette/web-session/testing';
import { aClient, anAdmin, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import ManageUsersPage from './pages/manage-users.page';

const admin = anAdmin();
const client = aClient({ _id: 'c', profilePicture: '/uploads/yacine.webp', isOnline: false });
const away = aClient({
  _id: 'd',
  username: 'lina',
  email: 'lina@example.dz',
  isActive: false,
  emailVerified: false,
});
const show = (options: RenderOptions = {}) =>
  renderApp(
    <>
      <ManageUsersPage />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user: admin, at: '/admin/users', ...options },
  );

describe('/admin/users', () => {
  let network: FakeApi;
  beforeEach(() => {
    network = fakeApi({
      'GET /users': () => ({ body: { users: [admin, client, away], nextCursor: null, total: 3 } }),
    });
  });
  afterEach(() => network.restore());
  const row = async (name: RegExp) =>
    within(await screen.findByRole('table', { name: 'Users' })).findByRole('row', { name });
  const open = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${name}` }));
    return within(await screen.findByRole('dialog', { name: 'Edit User' }));
  };
  type Form = Awaited<ReturnType<typeof open>>;
  const save = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Save' }));
  const fill = async (form: Form, label: string, value: string) => {
    await userEvent.clear(form.getByLabelText(label));
    if (value !== '') await userEvent.type(form.getByLabelText(label), value);
    await userEvent.tab();
  };

  it('[ID-049] shows picture or initial, e-mail, role, status and date of registration', async () => {
    await show();
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
    await show();
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
    await show();
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
    await show();
    expect(await screen.findByRole('button', { name: 'Activate lina' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate yacine' }));
    expect(await screen.findByText('User status updated!')).toBeInTheDocument();
    expect(network.callsTo('PATCH /users/c/toggle-status')).toHaveLength(1);
  });

  it('[ERR-038] shows that the status could not be changed', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate yacine' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update user status');
  });

  it('[ID-145, ID-147, API-017] deletes a user after a confirmation', async () => {
    network.answer('DELETE /users/d', () => ({ body: { message: 'x' } }));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete lina' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete lina?' }));
    expect(network.callsTo('DELETE /users/d')).toHaveLength(0);
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('User deleted successfully!')).toBeInTheDocument();
  });

  it('[ERR-039] shows that a deletion failed', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete lina' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete user');
  });

  it('[ID-050, ID-136, ID-146, API-015] edits a client; phone and address may be empty', async () => {
    network.answer('PUT /users/c', () => ({ body: { user: client } }));
    await show();
    const form = await open('yacine');
    await fill(form, 'Username', 'yacine_2');
    await fill(form, 'Phone', '');
    await userEvent.selectOptions(form.getByLabelText('Role'), 'Admin');
    await userEvent.click(form.getByRole('switch', { name: 'Active' }));
    await save(form);
    expect(await screen.findByText('User updated successfully!')).toBeInTheDocument();
    expect(network.callsTo('PUT /users/c')[0]?.body).toEqual({
      username: 'yacine_2',
      email: 'yacine@example.dz',
      phone: null,
      address: null,
      role: 'admin',
      isActive: false,
    });
  });

  it.each([
    ['ID-134', 'Username', 'ab', /Username must be 3-30 characters/],
    ['ID-134', 'Username', '', /Username must be 3-30 characters/],
    ['ID-135', 'Email', '', 'Email is required'],
    ['ID-135', 'Email', 'a@b', 'Invalid email format'],
    ['ID-136', 'Phone', '12', 'Please provide a valid phone number'],
  ])('[%s] shows an error at the field %s left with %j', async (_, label, value, sentence) => {
    await show();
    const form = await open('yacine');
    await fill(form, label, value);
    expect(await form.findByText(sentence)).toHaveAttribute('role', 'alert');
    expect(form.getByLabelText(label)).toBeInvalid();
  });

  it('[ID-137] locks role and status of administrators and does not send them', async () => {
    network.answer(`PUT /users/${admin._id}`, () => ({ body: { user: { ...admin, username: 'boss' } } }));
    await show();
    const form = await open('admin');
    expect(form.getByLabelText('Role')).toBeDisabled();
    expect(form.getByRole('switch', { name: 'Active' })).toBeDisabled();
    await fill(form, 'Username', 'boss');
    await save(form);
    await screen.findByText('User updated successfully!');
    const sent = network.callsTo(`PUT /users/${admin._id}`)[0]?.body as object;
    expect(Object.keys(sent)).toEqual(['username', 'email', 'phone', 'address']);
    expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ username: 'boss' });
  });

  describe('when only the operator changes roles', () => {
    beforeEach(() =>
      network.answer('GET /config', () => ({ body: { adminRoleChanges: 'operator', remotes: {} } })),
    );
    const BY_OPERATOR = 'Roles and addresses of administrators are changed by the operator.';

    it('locks role and email of administrators, shows why, and does not send them', async () => {
      network.answer(`PUT /users/${admin._id}`, () => ({
        body: { user: { ...admin, phone: '0551234567' } },
      }));
      await show();
      const form = await open('admin');
      for (const label of ['Role', 'Email']) {
        expect(form.getByLabelText(label)).toBeDisabled();
        expect(form.getByLabelText(label)).toHaveAccessibleDescription(BY_OPERATOR);
      }
      expect(form.getByLabelText('Email')).toHaveValue(admin.email);
      await fill(form, 'Phone', '0551234567');
      await save(form);
      await screen.findByText('User updated successfully!');
      const sent = network.callsTo(`PUT /users/${admin._id}`)[0]?.body as object;
      expect(Object.keys(sent)).toEqual(['username', 'phone', 'address']);
    });

    it('locks the role of clients, and sends their email', async () => {
      network.answer('PUT /users/c', () => ({ body: { user: client } }));
      await show();
      const form = await open('yacine');
      expect(form.getByLabelText('Role')).toBeDisabled();
      expect(form.getByLabelText('Role')).toHaveAccessibleDescription(BY_OPERATOR);
      await fill(form, 'Email', 'new@example.dz');
      await save(form);
      await screen.findByText('User updated successfully!');
      const sent = network.callsTo('PUT /users/c')[0]?.body;
      expect(sent).toMatchObject({ email: 'new@example.dz', isActive: true });
      expect(sent).not.toHaveProperty('role');
    });
  });

  it("[ERR-040] shows that the update failed, and the server's error at its field", async () => {
    network.answer('PUT /users/c', () => ({
      status: 409,
      body: {
        code: 'USERNAME_TAKEN',
        message: 'Username already exists',
      },
    }));
    await show();
    const form = await open('yacine');
    await save(form);
    expect(await screen.findByText('Failed to update user')).toBeInTheDocument();
    expect(form.getByLabelText('Username')).toHaveAccessibleDescription('Username already exists');
  });

  it('[ERR-020] shows that the users could not be loaded', async () => {
    network.answer('GET /users', () => ({ status: 500, body: { message: 'x' } }));
    await show();
    expect(await screen.findAllByText('Failed to load users')).toHaveLength(2);
  });

  it('requests the users who match the filters', async () => {
    await show();
    await row(/lina/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Client');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive');
    await waitFor(() =>
      expect(Object.fromEntries(network.calls.at(-1)!.query)).toEqual({ role: 'client', status: 'inactive' }),
    );
  });

  it('follows presence', async () => {
    await show();
    const dot = async () => (await row(/yacine/)).querySelector('[data-presence]');
    expect(await dot()).toHaveAttribute('data-presence', 'offline');
    act(() =>
      emitFromServer('user_status_changed', { _id: 'c', isOnline: true, role: 'client', lastSeen: null }),
    );
    await waitFor(async () => expect(await dot()).toHaveAttribute('data-presence', 'client'));
  });

  it('[SHELL-002] is shown in Arabic', async () => {
    await show({ language: 'ar' });
    expect(await screen.findByRole('table', { name: 'المستخدمون' })).toBeInTheDocument();
    expect(screen.getByText('3 مستخدمين')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'تعطيل \u2068yacine\u2069' })).toBeInTheDocument();
  });
});
