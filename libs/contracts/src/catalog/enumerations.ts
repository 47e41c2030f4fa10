export { CURRENCIES } from '../http/primitives.js';

/** [CAT-083] */
export const CONSOLES = ['PS4', 'PS5', 'PS4/PS5', 'PS Portal'] as const;
/** [CAT-085] */
export const SERVICES = [
  'Secondaire_Online',
  'Principal_Online/Offline',
  'Offline_Principal',
  'Compte_Complet',
] as const;
/** [CAT-086] */
export const PLATFORMS = [
  'PlayStation',
  'Xbox',
  'Netflix',
  'Amazon',
  'Fortnite',
  'Steam',
  'Google Play',
  'App Store',
  'Spotify',
  'Other',
] as const;
/** The region codes that the filter and the form offer [CAT-088]. The region of a card may be any text. */
export const REGIONS = ['US', 'UK', 'EU', 'CA', 'AU', 'DZ', 'MA', 'TN', 'Other'] as const;

export type Currency = 'DZD' | 'EUR' | 'USD';
export type Console = (typeof CONSOLES)[number];
export type Service = (typeof SERVICES)[number];
export type Platform = (typeof PLATFORMS)[number];
export type RegionCode = (typeof REGIONS)[number];
