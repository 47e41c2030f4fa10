import type { FileError } from '@manette/contracts/catalog';
import { errorMessage, fieldErrors } from '@manette/web-api';

/** Why the server refused a file: its message, and the errors by line. */
export interface UploadRefusal {
  reason: string;
  faults: FileError[];
}

export const refusalOf = (error: unknown): UploadRefusal => ({
  reason: errorMessage(error, ''),
  faults: fieldErrors(error).flatMap(({ line, ...fault }) =>
    line === undefined ? [] : [{ line, ...fault }],
  ),
});
