import { runJourneys } from './journeys.ts';
import type { Stage } from './stage.ts';

/**
 * Journeys through the product in a browser. Each worker has its own product, with its own data and port. There is one worker
 * more than two processors, because journeys wait a quarter of their time: for silence, or for a connection that comes back.
 */
export const e2e: Stage = {
  name: 'e2e',
  run: () => runJourneys({ stage: 'e2e', workers: 3, files: [] }),
};
