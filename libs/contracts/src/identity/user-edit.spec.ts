import { firstMessage } from './testing/first-message.js';
import { userEditSchema } from './user-edit.js';

describe('editing a user', () => {
  it('[ID-134] wants a username of 3 characters at least', () => {
    for (const typed of ['', 'ab'])
      expect(firstMessage(userEditSchema, { username: typed }, 'username')).toMatch(/^Username must be 3-30/);
  });

  it('[ID-135] wants a valid address', () => {
    expect(firstMessage(userEditSchema, { email: '' }, 'email')).toBe('Email is required');
    expect(firstMessage(userEditSchema, { email: 'x' }, 'email')).toBe('Invalid email format');
  });

  it('[ID-136] leaves phone and address optional', () => {
    expect(userEditSchema.parse({ phone: null, address: '' })).toEqual({ phone: null, address: null });
  });

  it('[ID-001] knows two roles', () => {
    expect(firstMessage(userEditSchema, { role: 'owner' }, 'role')).toBe('Role must be admin or client');
    expect(userEditSchema.parse({ role: 'admin' })).toEqual({ role: 'admin' });
  });
});
