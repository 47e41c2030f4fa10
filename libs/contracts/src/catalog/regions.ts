import { REGIONS, type RegionCode } from './enumerations.js';

/** The English labels of the region codes [CAT-087]. */
export const REGION_LABELS: Readonly<Record<RegionCode, string>> = {
  US: 'United States',
  UK: 'United Kingdom',
  EU: 'Europe',
  CA: 'Canada',
  AU: 'Australia',
  DZ: 'Algeria',
  MA: 'Morocco',
  TN: 'Tunisia',
  Other: 'Other',
};

/** Converts a known label or code to the code, regardless of case. Any other region stays as typed (contract, section 4). */
export const regionAsStored = (region: string): string => {
  const known = region.toLowerCase();
  return (
    REGIONS.find((code) => code.toLowerCase() === known || REGION_LABELS[code].toLowerCase() === known) ??
    region
  );
};
