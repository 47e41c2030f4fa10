import { line } from './text.js';

/** The reason for an action outside the regular course of an order. The timeline stores it [LIF-010]. */
export const reason = line(
  'Reason',
  { length: 300, message: 'Reason must be less than 300 characters' },
  'Reason is required',
);
