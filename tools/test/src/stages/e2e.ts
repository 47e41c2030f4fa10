import { runJourneys } from './journeys.ts';
import type { Stage } from './stage.ts';

/**
 * Journeys through the product in a browser; a product for each worker is started for them, with its own data and port.
 * One worker more than two processors, as journeys wait a quarter of their time: for silence, for a line that comes back.
 */
export const e2e: Stage = {
  name: 'e2e',
  run: () => runJourneys({ stage: 'e2e', workers: 3, files: [] }),
};
