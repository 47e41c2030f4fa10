import { runJest } from './jest.ts';
import type { Stage } from './stage.ts';

/** What needs nothing but the code. */
export const unit: Stage = { name: 'unit', run: () => runJest('unit', 60) };
