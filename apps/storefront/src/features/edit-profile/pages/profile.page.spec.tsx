import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeUser, selectUser } from '@manette/web-session';
import { renderApp } from '@manette/web-session/testing';
import { aClient, fakeApi, type FakeApi } from '@manette/web-testing';
import { Toaster } from '@manette/web-ui';
import ProfilePage from './profile.page';

const show = () =>
  renderApp(
    <>
      <ProfilePage />
      <Toaster label="Notices" closeLabel="Close" />
    </>,
    { user: aClient({ address: null }), at: '/profile' },
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

describe('the profile', () => {
  let network: FakeApi;
  beforeEach(() => {
    localStorage.clear();
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    network = fakeApi();
  });
  afterEach(() => network.restore());

  it('[ID-041, ID-133, ID-143] saves username, phone and address', async () => {
    network.answer('PUT /users/profile', ({ body }) => ({ body: { user: aClient(body as object) } }));
    await show();
    await userEvent.clear(await screen.findByLabelText('Phone'));
    await userEvent.type(screen.getByLabelText('Address'), 'Bab El Oued');
    await save();
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    expect(network.callsTo('PUT /users/profile')[0]?.body).toEqual({
      username: 'yacine',
      phone: null,
      address: 'Bab El Oued',
    });
    expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ address: 'Bab El Oued' });
  });

  it('[ID-129] requires a username of at least three characters', async () => {
    await show();
    await userEvent.clear(await screen.findByLabelText('Username'));
    await save();
    expect(await screen.findByText(/^Username must be 3-30 characters/)).toBeInTheDocument();
    expect(network.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('[ID-042, ID-130] changes the password if one is given, and empties its fields', async () => {
    network.answer('PUT /users/profile', () => ({ body: { user: aClient() } }));
    await show();
    await userEvent.type(await screen.findByLabelText('New password'), 'Secret1');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Secret1');
    await save();
    await waitFor(() =>
      expect(network.callsTo('PUT /users/profile')[0]?.body).toMatchObject({ password: 'Secret1' }),
    );
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''));
  });

  it.each([
    ['[ID-131]', 'Ab1', 'Ab1', 'Password must be at least 6 characters'],
    ['[ID-132]', 'Secret1', 'Secret2', 'Passwords do not match'],
  ])('%s validates a new password', async (_id, password, confirmation, sentence) => {
    await show();
    await userEvent.type(await screen.findByLabelText('New password'), password);
    await userEvent.type(screen.getByLabelText('Confirm password'), confirmation);
    await save();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(network.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('[ERR-033] shows the server’s message, or that saving failed', async () => {
    network.answer('PUT /users/profile', () => ({
      status: 409,
      body: { statusCode: 409, code: 'USERNAME_TAKEN', message: 'Username already exists', requestId: 'r' },
    }));
    await show();
    await save();
    expect(await screen.findByText('Username already exists')).toBeInTheDocument();
    network.answer('PUT /users/profile', () => ({ status: 502 }));
    await save();
    expect(await screen.findByText('Failed to update profile')).toBeInTheDocument();
  });

  it('[ID-040, ID-142] uploads a picture', async () => {
    network.answer('PUT /users/profile/picture', () => ({
      body: { profilePicture: '/uploads/public/me.webp' },
    }));
    await show();
    await userEvent.upload(
      await screen.findByLabelText('Profile picture'),
      new File(['x'], 'me.png', { type: 'image/png' }),
    );
    expect(await screen.findByText('Profile picture updated successfully!')).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('user')!).profilePicture).toBe('/uploads/public/me.webp');
  });

  it('[ID-142] keeps profile changes made during the upload of a picture', async () => {
    const { store } = await show();
    network.answer('PUT /users/profile/picture', () => {
      store.dispatch(changeUser(aClient({ username: 'renamed' })));
      return { body: { profilePicture: '/uploads/new.webp' } };
    });
    const picture = new File(['x'], 'me.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText('Profile picture'), picture);
    expect(await screen.findByText('Profile picture updated successfully!')).toBeInTheDocument();
    expect(selectUser(store.getState())).toMatchObject({
      username: 'renamed',
      profilePicture: '/uploads/new.webp',
    });
  });

  it('[ID-127, ID-128, ERR-032] rejects files that are no image or too large, and shows a failed upload', async () => {
    await show();
    const input = await screen.findByLabelText('Profile picture');
    await userEvent.upload(input, new File(['x'], 'a.pdf', { type: 'application/pdf' }), {
      applyAccept: false,
    });
    expect(await screen.findByText('Please upload an image file')).toBeInTheDocument();
    const large = new File(['x'], 'a.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 1024 * 1024 + 1 });
    await userEvent.upload(input, large);
    expect(await screen.findByText('Image size must be less than 1MB')).toBeInTheDocument();
    expect(network.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByText('Failed to upload profile picture')).toBeInTheDocument();
  });

  it('[ID-043, SHELL-042] stores the choice of the notification sound', async () => {
    await show();
    const sound = await screen.findByRole('switch', { name: 'Notification sound' });
    expect(sound).toBeChecked();
    await userEvent.click(sound);
    expect(localStorage.getItem('notificationsMuted')).toBe('true');
  });
});
