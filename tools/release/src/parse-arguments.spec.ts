import { parseArguments, USAGE } from './parse-arguments.js';

describe('parseArguments', () => {
  it('returns the action with its options', () => {
    expect(parseArguments(['publish', 'admin', '--from', 'dist', '--share', '10'])).toEqual({
      action: 'publish',
      name: 'admin',
      from: 'dist',
      share: 10,
    });
    expect(parseArguments(['rollback', 'shell', '--to', '1.0.0-abc'])).toEqual({
      action: 'rollback',
      name: 'shell',
      to: '1.0.0-abc',
    });
    expect(parseArguments(['list', '--json'])).toEqual({ action: 'list', json: true });
  });

  it.each([
    ['publish', 'admin', '--share', '0'],
    ['publish', 'admin', '--share', '100'],
    ['publish', 'admin', '--share', '1.5'],
    ['publish', 'admin', '--share', '-1'],
    ['publish', 'admin', '--share'],
    ['promote', 'admin', '--share', 'ten'],
  ])('[OPS-042] %s %s %s %s is refused', (...typed) => {
    expect(() => parseArguments(typed)).toThrow(/^--share must be a whole number from 1 to 99$/);
  });

  it('[OPS-042] an unknown part is refused', () => {
    expect(() => parseArguments(['publish', 'cellar'])).toThrow(
      /^Unknown part: cellar; parts are shell, storefront, admin$/,
    );
  });

  it.each([[[]], [['sell']], [['publish']], [['list', 'admin']], [['promote', 'admin', 'now']]])(
    '%j is refused with the usage',
    (typed) => expect(() => parseArguments(typed)).toThrow(USAGE),
  );
});
