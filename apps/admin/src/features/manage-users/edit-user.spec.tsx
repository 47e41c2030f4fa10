import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeApi } from '@manette/web-testing';
import { admin, client, fakeUsers, showPage } from './testing/show-page';

describe('the dialog that edits a user', () => {
  let network: FakeApi;
  beforeEach(() => (network = fakeUsers()));
  afterEach(() => network.restore());
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

  it('[ID-050, ID-136, ID-146, API-015] edits a client; phone and address may be empty', async () => {
    network.answer('PUT /users/c', () => ({ body: { user: client } }));
    await showPage();
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
    await showPage();
    const form = await open('yacine');
    await fill(form, label, value);
    expect(await form.findByText(sentence)).toHaveAttribute('role', 'alert');
    expect(form.getByLabelText(label)).toBeInvalid();
  });

  it('[ID-137] locks role and status of administrators and does not send them', async () => {
    network.answer(`PUT /users/${admin._id}`, () => ({ body: { user: { ...admin, username: 'boss' } } }));
    await showPage();
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
      await showPage();
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
      await showPage();
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
    await showPage();
    const form = await open('yacine');
    await save(form);
    expect(await screen.findByText('Failed to update user')).toBeInTheDocument();
    expect(form.getByLabelText('Username')).toHaveAccessibleDescription('Username already exists');
  });
});
