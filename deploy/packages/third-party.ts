import type { ModuleInfos } from 'license-checker-rseidelsohn';
import { nameAt, type Lock } from './lock.ts';
import { productionPlaces } from './production.ts';

export interface LicensedPackage {
  name: string;
  version: string;
  /** An SPDX expression, or the text that the package states instead. */
  licence: string;
  publisher: string;
  repository: string;
  /** The text of the licence; empty if the package contains none or is not installed on this platform. */
  text: string;
}

const UNKNOWN = 'UNKNOWN';

/** Joins licences, and removes the star with which the checker marks a licence that it derived from a text. */
const inOneLine = (licences: string | string[] | undefined): string =>
  [licences ?? UNKNOWN].flat().join(' AND ').replaceAll('*', '');

/** @returns the production packages, sorted by name and version, each once, including those for other platforms */
export function licencesOf(lock: Lock, installed: ModuleInfos): LicensedPackage[] {
  const packages = new Map<string, LicensedPackage>();
  for (const place of productionPlaces(lock)) {
    const name = nameAt(place);
    const { version = '', license = UNKNOWN } = lock.packages[place] ?? {};
    const found = installed[`${name}@${version}`];
    packages.set(`${name}@${version}`, {
      name,
      version,
      licence: found ? inOneLine(found.licenses) : license,
      publisher: found?.publisher ?? '',
      repository: found?.repository ?? '',
      text: found?.licenseText ?? '',
    });
  }
  return [...packages.values()].sort((a, b) =>
    `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1,
  );
}

const RULE = '-'.repeat(80);

/** @returns the text that is distributed with the product: each package with its licence and the text of the licence */
export const thirdPartyText = (packages: LicensedPackage[]): string =>
  packages
    .map(({ name, version, licence, publisher, repository, text }) =>
      [`${name} ${version}`, licence, publisher, repository, '', text.trim(), RULE, ''].join('\n'),
    )
    .join('\n');
