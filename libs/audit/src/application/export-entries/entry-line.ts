import { csvLine } from '@manette/contracts/catalog';
import type { AuditEntryView } from '@manette/contracts/audit';

/** Spreadsheets would interpret such a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (text: string | null | undefined): string => {
  const shown = text ?? '';
  return FORMULA.test(shown) ? `'${shown}` : shown;
};

/** Returns an entry as a line of `audit.csv`: the target by its label or otherwise its id, changes as JSON [TRU-085]. */
export const entryLine = (entry: AuditEntryView): string =>
  csvLine([
    entry.seq,
    entry.at,
    cell(entry.action),
    entry.outcome,
    entry.source,
    cell(entry.actor?.username),
    cell(entry.actor?.role),
    cell(entry.address),
    cell(entry.userAgent),
    cell(entry.target?.label ?? entry.target?._id),
    entry.changes.length === 0 ? '' : JSON.stringify(entry.changes),
    cell(entry.reason),
    cell(entry.requestId),
  ]);
