import { csvRecords, type CsvRecord } from './csv.js';
import type { FileFault } from './file-fault.js';

/** What the lines of one kind of file mean. */
export interface CsvShape<Fields> {
  columns: readonly string[];
  /** More lines are not read. */
  maxLines: number;
  /** What a line says, in the shape that the rules judge. */
  inputOf: (columns: readonly string[]) => unknown;
  rules: { safeParse: (input: unknown) => Judged<Fields> };
}

type Judged<Fields> =
  | { success: true; data: Fields }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

export interface ParsedCsv<Fields> {
  rows: { line: number; fields: Fields }[];
  faults: FileFault[];
  /** There are more lines than a file may have; nothing beyond them was read. */
  tooLong: boolean;
}

const lowered = (columns: readonly string[]): string =>
  columns.map((column) => column.trim().toLowerCase()).join();

/** What a line gives, or what is wrong with it. */
const judge = <Fields>(
  { columns, fault }: CsvRecord,
  shape: CsvShape<Fields>,
): { field: string; message: string }[] | Fields => {
  const wrongCount =
    columns.length === shape.columns.length
      ? undefined
      : `A line must have ${shape.columns.length} columns, this one has ${columns.length}`;
  const message = fault ?? wrongCount;
  if (message) return [{ field: '', message }];
  const judged = shape.rules.safeParse(shape.inputOf(columns));
  if (judged.success) return judged.data;
  return judged.error.issues.map(({ path, message: sentence }) => ({
    field: path.join('.'),
    message: sentence,
  }));
};

/** Reads a file of one listing a line, whose first line may be the header: the good lines, and every fault. */
export const parseCsvFile = <Fields extends object>(
  text: string,
  shape: CsvShape<Fields>,
): ParsedCsv<Fields> => {
  const parsed: ParsedCsv<Fields> = { rows: [], faults: [], tooLong: false };
  let lines = 0;
  let isFirst = true;
  for (const record of csvRecords(text)) {
    const isHeader = isFirst && lowered(record.columns) === lowered(shape.columns);
    isFirst = false;
    if (isHeader) continue;
    lines += 1;
    if (lines > shape.maxLines) return { ...parsed, tooLong: true };
    const found = judge(record, shape);
    if (Array.isArray(found)) parsed.faults.push(...found.map((fault) => ({ line: record.line, ...fault })));
    else parsed.rows.push({ line: record.line, fields: found });
  }
  return parsed;
};
