import semver from 'semver/functions/satisfies';
import { satisfy } from './satisfy';

const VERSIONS = [
  '0.1.0',
  '0.1.9',
  '0.2.0',
  '1.0.0',
  '1.2.3',
  '1.2.4',
  '1.10.0',
  '2.0.0',
  '19.3.1',
  '19.4.0',
];

it.each(VERSIONS)('evaluates ranges of %s as SemVer does', (of) => {
  for (const range of [`^${of}`, `<=${of}`])
    for (const version of VERSIONS)
      expect([version, range, satisfy(version, range)]).toEqual([version, range, semver(version, range)]);
});
