import { aClient, anAdmin } from '@manette/web-testing';
import {
  areNotificationsMuted,
  isAllowedToChat,
  needsVerification,
  pictureAddress,
  setNotificationsMuted,
} from '.';

describe('the verification of an address', () => {
  it('[ID-035] is required of a client with an unverified address', () => {
    expect(needsVerification(aClient({ emailVerified: false }))).toBe(true);
    expect(needsVerification(aClient())).toBe(false);
  });
  it('[ID-036] is not required of administrators and users with a Google identity', () => {
    expect(needsVerification(anAdmin({ emailVerified: false }))).toBe(false);
    expect(needsVerification(aClient({ emailVerified: false, googleId: 'g' }))).toBe(false);
    expect(isAllowedToChat(aClient({ emailVerified: false, googleId: 'g' }))).toBe(true);
  });
});

describe('the address of a profile picture', () => {
  it.each([
    ['[ID-058]', 'https://example.com/p.png', 'https://example.com/p.png'],
    ['[ID-059]', '/uploads/p.png', '/uploads/p.png'],
    ['[ID-060]', 'p.png', '/uploads/p.png'],
  ])('%s %s', (_, stored, address) => expect(pictureAddress(stored)).toBe(address));
  it('is null without a picture', () => expect(pictureAddress(null)).toBeNull());
});

it('[SHELL-042] stores in local storage whether sounds are off', () => {
  expect(areNotificationsMuted()).toBe(false);
  setNotificationsMuted(true);
  expect(localStorage.getItem('notificationsMuted')).toBe('true');
  expect(areNotificationsMuted()).toBe(true);
});
