import { PASSWORD_CHECKS, passwordStrength } from './password-strength.js';
import { registerPassword } from './rules.js';

describe('password strength', () => {
  it('[ID-123] checks length, lowercase, uppercase, number and special character', () => {
    expect(Object.keys(PASSWORD_CHECKS)).toEqual(['length', 'lowercase', 'uppercase', 'number', 'special']);
    expect(passwordStrength('aB1!').passed).toEqual({
      length: false,
      lowercase: true,
      uppercase: true,
      number: true,
      special: true,
    });
    expect(passwordStrength('aaaaaa').passed).toMatchObject({ length: true, special: false });
  });

  it('[ID-124] is weak at one check, medium at three, strong at four', () => {
    expect(['', 'a', 'aB', 'aB1', 'aB1!', 'aB1!xx'].map((typed) => passwordStrength(typed).level)).toEqual([
      'none',
      'weak',
      'weak',
      'medium',
      'strong',
      'strong',
    ]);
  });

  it('[ID-125] does not block a password without a special character', () => {
    expect(passwordStrength('Abc123').passed.special).toBe(false);
    expect(registerPassword.safeParse('Abc123').success).toBe(true);
  });
});
