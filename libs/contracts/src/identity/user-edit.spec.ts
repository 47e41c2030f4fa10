import { firstMessage } from './testing/first-message.js';
import { userEditSchema } from './user-edit.js';

describe('editing a user', () => {
  it('[ID-134] requires a username of at least 3 characters', () => {
    for (const typed of ['', 'ab'])
      expect(firstMessage(userEditSchema, { username: typed }, 'username')).toMatch(/^Username must be 3-30/);
  });

  it('[ID-135] requires a valid address', () => {
    expect(firstMessage(userEditSchema, { email: '' }, 'email')).toBe('Email is required');
    expect(firstMessage(userEditSchema, { email: 'x' }, 'email')).toBe('Invalid email format');
  });

  it('[ID-136] does not require phone and address', () => {
    expect(userEditSchema.parse({ phone: null, address: '' })).toEqual({ phone: null, address: null });
  });

  it('[ID-001] accepts two roles', () => {
    expect(firstMessage(userEditSchema, { role: 'owner' }, 'role')).toBe('Role must be admin or client');
    expect(userEditSchema.parse({ role: 'admin' })).toEqual({ role: 'admin' });
  });
});
