import { firstMessage } from './testing/first-message.js';
import { profileFormSchema, profileSchema } from './profile.js';
import { PROFILE_PICTURE_MAX_BYTES, profilePictureProblem } from './profile-picture.js';

describe('profile', () => {
  it('[ID-127] requires an image', () => {
    expect(profilePictureProblem({ type: 'application/pdf', size: 1 })).toBe('Please upload an image file');
  });

  it('[ID-128] accepts a picture of at most 1 MB', () => {
    const picture = (size: number) => profilePictureProblem({ type: 'image/png', size });
    expect(picture(PROFILE_PICTURE_MAX_BYTES + 1)).toBe('Image size must be less than 1MB');
    expect(picture(PROFILE_PICTURE_MAX_BYTES)).toBeUndefined();
  });

  it('[ID-129] requires a username of at least 3 characters', () => {
    expect(firstMessage(profileFormSchema, {}, 'username')).toMatch(/^Username must be 3-30 characters/);
    expect(firstMessage(profileSchema, { username: 'ab' }, 'username')).toMatch(/^Username must be 3-30/);
  });

  it('[ID-130] does not require a password and ignores an empty one', () => {
    expect(profileSchema.parse({ username: 'ann' })).toEqual({ username: 'ann' });
    expect(profileSchema.parse({ password: '' }).password).toBeUndefined();
  });

  it('[ID-131] requires at least 6 characters of a new password', () => {
    expect(firstMessage(profileSchema, { password: 'Ab1' }, 'password')).toBe(
      'Password must be at least 6 characters',
    );
  });

  it('[ID-132] compares the confirmation of a new password', () => {
    const form = { username: 'ann', password: 'Secret1' };
    expect(firstMessage(profileFormSchema, { ...form, confirmPassword: 'x' }, 'confirmPassword')).toBe(
      'Passwords do not match',
    );
    expect(firstMessage(profileFormSchema, { ...form, confirmPassword: 'Secret1' })).toBeUndefined();
    expect(firstMessage(profileFormSchema, { username: 'ann', confirmPassword: '' })).toBeUndefined();
  });

  it('[ID-133] does not require phone and address and lets them be cleared', () => {
    expect(profileSchema.parse({ phone: '', address: ' ' })).toEqual({ phone: null, address: null });
    expect(profileSchema.parse({})).toEqual({});
    expect(firstMessage(profileSchema, { phone: 'x' }, 'phone')).toBe('Please provide a valid phone number');
  });
});
