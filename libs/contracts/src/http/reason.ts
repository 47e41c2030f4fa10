import { line } from './text.js';

/** Why somebody acts beyond the ordinary course of an order; the timeline keeps it [LIF-010]. */
export const reason = line(
  'Reason',
  { length: 300, message: 'Reason must be less than 300 characters' },
  'Reason is required',
);
