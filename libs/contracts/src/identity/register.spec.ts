import { firstMessage } from './testing/first-message.js';
import { registerFormSchema, registerSchema } from './register.js';

const ann = { username: 'ann_1', email: 'ann@shop.test', phone: '+213 551-234', password: 'Secret1' };
const said = (change: object, field: string) => firstMessage(registerSchema, { ...ann, ...change }, field);

describe('registration', () => {
  it('accepts input that meets all rules, and keeps the phone as typed', () => {
    expect(registerSchema.parse(ann)).toEqual(ann);
  });

  it('[ID-111] requires a username', () => {
    for (const typed of ['', '  ', undefined, 3])
      expect(said({ username: typed }, 'username')).toBe('Username is required');
  });

  it('[ID-112] requires a username of at least 3 characters', () => {
    expect(said({ username: 'ab' }, 'username')).toBe('Username must be at least 3 characters');
    expect(said({ username: 'abc' }, 'username')).toBeUndefined();
  });

  it('[ID-113] accepts a username of at most 20 characters', () => {
    expect(said({ username: 'a'.repeat(21) }, 'username')).toBe('Username must be less than 20 characters');
    expect(said({ username: 'a'.repeat(20) }, 'username')).toBeUndefined();
  });

  it('[ID-114] accepts only letters, digits and underscores in a username', () => {
    for (const typed of ['ann-1', 'ann smith', 'ann!', 'مرحبا'])
      expect(said({ username: typed }, 'username')).toBe(
        'Username can only contain letters, numbers, and underscores',
      );
  });

  it('[ID-115] requires an address', () => {
    for (const typed of ['', undefined]) expect(said({ email: typed }, 'email')).toBe('Email is required');
  });

  it('[ID-116] refuses an invalid address', () => {
    expect(said({ email: 'ann@shop' }, 'email')).toBe('Please enter a valid email address');
  });

  it('[ID-117] requires a phone', () => {
    for (const typed of ['', undefined])
      expect(said({ phone: typed }, 'phone')).toBe('Phone number is required');
  });

  it('[ID-118] validates the phone without spaces, hyphens and parentheses', () => {
    const sentence = 'Please enter a valid phone number (e.g., +1234567890)';
    for (const typed of ['0551234', '+0551', 'abc', '++1', '1'.repeat(17), '+'])
      expect(said({ phone: typed }, 'phone')).toBe(sentence);
    for (const typed of ['1', '+1234567890', '1'.repeat(16), '(1) 2-3'])
      expect(said({ phone: typed }, 'phone')).toBeUndefined();
  });

  it('[ID-119] requires a password', () => {
    expect(said({ password: '' }, 'password')).toBe('Password is required');
  });

  it('[ID-107] requires a password of at least 6 characters', () => {
    expect(said({ password: 'Abc12' }, 'password')).toBe('Password must be at least 6 characters');
  });

  it('[ID-120] accepts a password of at most 50 characters', () => {
    expect(said({ password: `Aa1${'x'.repeat(48)}` }, 'password')).toBe(
      'Password must be less than 50 characters',
    );
    expect(said({ password: `Aa1${'x'.repeat(47)}` }, 'password')).toBeUndefined();
  });

  const confirmed = (confirmPassword: unknown) =>
    firstMessage(registerFormSchema, { ...ann, confirmPassword }, 'confirmPassword');

  it('[ID-121] requires a confirmation of the password', () => {
    expect(confirmed('')).toBe('Please confirm your password');
    expect(confirmed(undefined)).toBe('Please confirm your password');
  });

  it('[ID-122] requires the confirmation to equal the password', () => {
    expect(confirmed('Secret2')).toBe('Passwords do not match');
    expect(confirmed('Secret1')).toBeUndefined();
  });

  it('[ID-122] compares the confirmation even if other fields are missing', () => {
    const empty = { username: '', email: '', phone: '', password: 'Secret1', confirmPassword: 'Secret2' };
    expect(firstMessage(registerFormSchema, empty, 'confirmPassword')).toBe('Passwords do not match');
  });
});
