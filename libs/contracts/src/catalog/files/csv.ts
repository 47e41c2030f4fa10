export interface CsvRecord {
  /** The line on which the record begins, counted from 1. */
  line: number;
  columns: string[];
  /** Set when the quoting is broken. */
  fault?: string;
}

const BREAKS = /\r\n|\n|\r/g;

/** Reads a text column by column and counts lines. */
class CsvReader {
  private at = 0;
  line = 1;

  constructor(private readonly text: string) {}

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** Reads the next column, with the error of its quoting, if any. */
  column(): { value: string; fault?: string } {
    if (this.text[this.at] !== '"') return { value: this.upTo(/[,\r\n]/g) };
    const close = this.closingMark();
    if (close < 0) return { value: this.rest(), fault: 'A quotation mark is not closed' };
    const value = this.text.slice(this.at + 1, close);
    this.line += value.match(BREAKS)?.length ?? 0;
    this.at = close + 1;
    const rest = this.upTo(/[,\r\n]/g);
    return {
      value: value.replaceAll('""', '"'),
      ...(rest && { fault: 'A closing quotation mark must be followed by a comma' }),
    };
  }

  /** Skips a comma; if the record ends instead, skips its line break and returns false. */
  hasMore(): boolean {
    if (this.text[this.at] === ',') {
      this.at += 1;
      return true;
    }
    if (!this.isAtEnd) this.line += 1;
    this.at += this.text.startsWith('\r\n', this.at) ? 2 : 1;
    return false;
  }

  private closingMark(): number {
    let mark = this.text.indexOf('"', this.at + 1);
    while (mark >= 0 && this.text[mark + 1] === '"') mark = this.text.indexOf('"', mark + 2);
    return mark;
  }

  private rest(): string {
    const rest = this.text.slice(this.at);
    this.at = this.text.length;
    return rest;
  }

  private upTo(stop: RegExp): string {
    stop.lastIndex = this.at;
    const end = stop.exec(this.text)?.index ?? this.text.length;
    const passed = this.text.slice(this.at, end);
    this.at = end;
    return passed;
  }
}

/** Reads comma-separated records with the quoting of RFC 4180; empty lines are skipped [CAT-131, CAT-134]. */
export function* csvRecords(text: string): Generator<CsvRecord> {
  const reader = new CsvReader(text);
  while (!reader.isAtEnd) {
    const record: CsvRecord = { line: reader.line, columns: [] };
    do {
      const { value, fault } = reader.column();
      record.columns.push(value);
      if (fault) record.fault ??= fault;
    } while (reader.hasMore());
    const isEmpty = record.columns.length === 1 && record.columns[0]?.trim() === '';
    if (!isEmpty || record.fault) yield record;
  }
}

/** Formats a record as text, quoted where necessary. */
export const csvLine = (columns: readonly (string | number)[]): string =>
  columns
    .map(String)
    .map((column) => (/[",\r\n]|^\s|\s$/.test(column) ? `"${column.replaceAll('"', '""')}"` : column))
    .join(',');
