import type { ModuleInfos } from 'license-checker-rseidelsohn';
import { nameAt, type Lock } from './lock.ts';
import { productionPlaces } from './production.ts';

export interface LicensedPackage {
  name: string;
  version: string;
  /** An SPDX expression, or what the package says instead. */
  licence: string;
  publisher: string;
  repository: string;
  /** The words of the licence; empty where the package brings none or is not installed on this platform. */
  text: string;
}

const UNKNOWN = 'UNKNOWN';

/** The checker marks with a star what it read from a text. */
const inOneLine = (licences: string | string[] | undefined): string =>
  [licences ?? UNKNOWN].flat().join(' AND ').replaceAll('*', '');

/** @returns the production packages, sorted by name and version, each once, also those for other platforms */
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

/** @returns the page that goes with the product: each package with its licence and the licence's words */
export const thirdPartyText = (packages: LicensedPackage[]): string =>
  packages
    .map(({ name, version, licence, publisher, repository, text }) =>
      [`${name} ${version}`, licence, publisher, repository, '', text.trim(), RULE, ''].join('\n'),
    )
    .join('\n');
