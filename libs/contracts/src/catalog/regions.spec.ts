import { REGIONS } from './enumerations.js';
import { REGION_LABELS, regionAsStored } from './regions.js';

describe('regions', () => {
  it('[CAT-087] have their labels', () => {
    expect(REGIONS.map((code) => REGION_LABELS[code])).toEqual([
      'United States',
      'United Kingdom',
      'Europe',
      'Canada',
      'Australia',
      'Algeria',
      'Morocco',
      'Tunisia',
      'Other',
    ]);
  });

  it('[CAT-088] are nine codes', () => {
    expect(REGIONS).toEqual(['US', 'UK', 'EU', 'CA', 'AU', 'DZ', 'MA', 'TN', 'Other']);
  });

  it('are stored as codes if the label or the code is known, otherwise as typed', () => {
    expect(['Algeria', 'united states', 'dz', 'OTHER', 'US/CA', 'Brazil'].map(regionAsStored)).toEqual([
      'DZ',
      'US',
      'DZ',
      'Other',
      'US/CA',
      'Brazil',
    ]);
  });
});
