import { firstMessage } from './testing/first-message.js';
import { loginSchema } from './login.js';

const said = (input: object, field: string) => firstMessage(loginSchema, input, field);

describe('login', () => {
  it('[ID-099] validates the address by the generic rules', () => {
    expect(said({ email: '', password: 'x' }, 'email')).toBe('Email is required');
    expect(said({ email: 'ann', password: 'x' }, 'email')).toBe('Invalid email format');
    expect(said({ email: `${'a'.repeat(100)}@b.test`, password: 'x' }, 'email')).toBe(
      'Email must be less than 100 characters',
    );
  });

  it('[ID-100] requires a password but does not validate it', () => {
    expect(said({ email: 'ann@shop.test', password: '' }, 'password')).toBe('Password is required');
    expect(said({ email: 'ann@shop.test' }, 'password')).toBe('Password is required');
    for (const password of ['x', 'x'.repeat(5000)])
      expect(said({ email: 'ann@shop.test', password }, 'password')).toBeUndefined();
  });
});
