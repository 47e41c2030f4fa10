import { isAllowed, refusals } from './allowed.ts';

describe('isAllowed', () => {
  it.each([
    ['MIT', ['MIT'], true],
    ['MIT', ['ISC'], false],
    ['(MIT OR GPL-3.0-only)', ['MIT'], true],
    ['Apache-2.0 AND LGPL-3.0-or-later', ['Apache-2.0'], false],
    ['Apache-2.0 AND LGPL-3.0-or-later', ['Apache-2.0', 'LGPL-3.0-or-later'], true],
    ['UNKNOWN', ['MIT'], false],
    ['MIT', [], false],
    ['Public Domain', ['MIT', 'Public Domain'], true],
  ])('[OPS-079] for the licence %s and the allowed licences %j returns %s', (licence, allowed, expected) => {
    expect(isAllowed(licence, allowed)).toBe(expected);
  });
});

it('[OPS-079] refusals returns one line for each package whose licence is not in the list', () => {
  const packages = [
    { name: '@scope/font', licence: 'OFL-1.1' },
    { name: 'server', licence: 'MIT' },
    { name: 'odd', licence: 'UNKNOWN' },
  ];
  expect(refusals(packages, ['MIT'])).toEqual([
    '@scope/font has the licence OFL-1.1, which is not allowed',
    'odd has the licence UNKNOWN, which is not allowed',
  ]);
});
