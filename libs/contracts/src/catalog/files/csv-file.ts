import { csvRecords, type CsvRecord } from './csv.js';
import type { FileError } from './file-error.js';

/** Describes how the lines of one kind of file are read. */
export interface CsvShape<Fields> {
  columns: readonly string[];
  /** Lines beyond this number are not read. */
  maxLines: number;
  /** Converts the columns of a line to the shape that the rules validate. */
  inputOf: (columns: readonly string[]) => unknown;
  rules: { safeParse: (input: unknown) => Judged<Fields> };
}

type Judged<Fields> =
  | { success: true; data: Fields }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

export interface ParsedCsv<Fields> {
  rows: { line: number; fields: Fields }[];
  faults: FileError[];
  /** The file has more than `maxLines` lines; the rest was not read. */
  tooLong: boolean;
}

const lowered = (columns: readonly string[]): string =>
  columns.map((column) => column.trim().toLowerCase()).join();

/** Returns the fields of a line, or its errors. */
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

/** Parses a file with one listing per line and an optional header. Returns the valid lines and all errors. */
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
