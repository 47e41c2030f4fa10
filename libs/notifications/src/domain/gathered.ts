import type { Notice } from './notice.js';

const HOUR = 60 * 60_000;
const GATHERED: Partial<Record<Notice['kind'], number>> = { savedSearches: HOUR, newListings: 24 * HOUR };

/**
 * @returns how long (ms) notices of a kind are collected after the last notification of their tag [POC-110, POC-046]; 0 for
 * kinds that are sent immediately
 */
export const gatheredMs = (kind: Notice['kind']): number => GATHERED[kind] ?? 0;
