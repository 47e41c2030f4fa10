import type { FileFault } from '@manette/contracts/catalog';
import { errorMessage, fieldErrors } from '@manette/web-api';

/** Why the server took no file: its sentence, and what it found in which line. */
export interface UploadRefusal {
  reason: string;
  faults: FileFault[];
}

export const refusalOf = (error: unknown): UploadRefusal => ({
  reason: errorMessage(error, ''),
  faults: fieldErrors(error).flatMap(({ line, ...fault }) =>
    line === undefined ? [] : [{ line, ...fault }],
  ),
});
