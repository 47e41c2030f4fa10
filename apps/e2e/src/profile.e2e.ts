import { expect, test } from '@playwright/test';
import { newcomer, newName, PASSWORD } from './support/newcomer.ts';
import { Person } from './support/person.ts';

/** A red square of 8 × 8 px. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
  'base64',
);

async function changePicture(client: Person): Promise<void> {
  const { page } = client;
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    client.field('Profile picture').setInputFiles({ name, mimeType, buffer });
  await choose('notes.txt', 'text/plain', Buffer.from('no picture'));
  await expect(client.toast('Please upload an image file')).toBeVisible();
  await choose('large.png', 'image/png', Buffer.alloc(1024 * 1024 + 1));
  await expect(client.toast('Image size must be less than 1MB')).toBeVisible();
  await choose('dot.png', 'image/png', DOT);
  await expect(client.toast('Profile picture updated successfully!')).toBeVisible();
  const picture = page.getByRole('banner').locator('img[src*="/uploads/"]');
  await expect(picture).toBeVisible();
  await page.reload();
  await expect(picture).toBeVisible();
  const stored = async () => (await client.stored()).user;
  await expect.poll(stored).toMatchObject({ profilePicture: expect.stringMatching(/^\/uploads\//) });
}

async function changeFields(client: Person): Promise<void> {
  const username = newName('renamed');
  await client.field('Username').fill('a b');
  await client.field('Username').blur();
  await expect(client.field('Username')).toHaveAccessibleDescription(
    client.translate(
      'Username must be 3-30 characters and contain only letters, numbers, underscores, and hyphens',
    ),
  );
  await client.field('Username').fill(username);
  await client.field('Phone').fill('12');
  await client.field('Phone').blur();
  await expect(client.field('Phone')).toHaveAccessibleDescription(
    client.translate('Please provide a valid phone number'),
  );
  await client.field('Phone').fill('0661 98 76 54');
  await client.field('edit-profile:Address').fill('12 Rue Didouche Mourad');
  await client.button('Save changes').click();
  await expect(client.toast('Profile updated successfully!')).toBeVisible();
  await client.page.reload();
  await expect(client.field('Username')).toHaveValue(username);
  await expect(client.field('Phone')).toHaveValue('0661 98 76 54');
  await expect(client.field('edit-profile:Address')).toHaveValue('12 Rue Didouche Mourad');
  await client.field('edit-profile:Address').fill('');
  await client.button('Save changes').click();
  await expect(client.toast('Profile updated successfully!')).toBeVisible();
  await client.page.reload();
  await expect(client.field('edit-profile:Address')).toHaveValue('');
}

async function changePassword(client: Person): Promise<void> {
  const choose = async (password: string, again: string) => {
    await client.field('New password').fill(password);
    await client.field('Confirm password').fill(again);
    await client.button('Save changes').click();
  };
  await choose('Ab1', 'Ab1');
  await expect(client.field('New password')).toHaveAccessibleDescription(
    client.translate('Password must be at least 6 characters'),
  );
  await choose('Another1!', 'Another2!');
  await expect(client.field('Confirm password')).toHaveAccessibleDescription(
    client.translate('Passwords do not match'),
  );
  await client.field('Confirm password').fill('Another1!');
  await client.button('Save changes').click();
  await expect(client.field('New password')).toHaveValue('');
}

async function muteNotifications(client: Person): Promise<void> {
  const sound = client.page.getByRole('switch', { name: client.translate('Notification sound') });
  const muted = () => client.page.evaluate(() => localStorage.getItem('notificationsMuted'));
  await expect(sound).toBeChecked();
  await sound.click();
  await expect(sound).not.toBeChecked();
  await expect.poll(muted).toBe('true');
  await client.page.reload();
  await expect(sound).not.toBeChecked();
  await sound.click();
  await expect.poll(muted).toBe('false');
}

test('[ID-005, ID-040, ID-041, ID-042, ID-043, ID-076, ID-127, ID-128, ID-131, ID-132, ID-142, ID-143, SHELL-042] changing a profile', async ({
  browser,
}) => {
  const { email } = await newcomer(newName('profile'));
  const client = await Person.arrive(browser, 'ar');
  await client.login(email, PASSWORD);
  await client.button('User menu').click();
  await client.page.getByRole('menuitem', { name: client.translate('Profile') }).click();
  await expect(client.heading('Profile')).toBeVisible();
  await test.step('the notification sound is switched off and on', () => muteNotifications(client));
  await test.step('the picture is changed', () => changePicture(client));
  await client.chooseLanguage('en');
  await expect(client.heading('Profile')).toBeVisible();
  await test.step('the fields are changed', () => changeFields(client));
  await client.chooseLanguage('ar');
  await test.step('the password is changed', () => changePassword(client));
  client.expectQuietConsole();

  await client.button('User menu').click();
  await client.page.getByRole('menuitem', { name: client.translate('Logout') }).click();
  await expect(client.page).toHaveURL(/\/login$/);
  await expect.poll(() => client.stored()).toEqual({ token: null, user: null });
  await client.login(email, 'Another1!');
});
