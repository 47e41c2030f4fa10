import { isReached, type Figure } from './figure.ts';
import type { Spread } from './spread.ts';

const number = (value: number): string => {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
};

/** Formats the median, with the range if the values differ. */
const spread = ({ min, median, max }: Spread): string =>
  min === max ? number(median) : `${number(median)} (${number(min)} to ${number(max)})`;

const limit = ({ wanted, ratio }: Figure): string => {
  if (!wanted) return '';
  const [sign, value] = 'atMost' in wanted ? ['<=', wanted.atMost] : ['>=', wanted.atLeast];
  return `${sign} ${number(value)}${ratio ? 'x' : ''}`;
};

const VERDICTS = new Map([
  [true, 'yes'],
  [false, 'no'],
  [undefined, ''],
]);

const COLUMNS = ['work', 'quantity', 'wanted', 'measured', 'against', 'ratio', 'reached'] as const;

const cells = (figure: Figure): string[] => [
  figure.note ? `${figure.work} (${figure.note})` : figure.work,
  figure.quantity,
  limit(figure),
  spread(figure.ours),
  figure.against ? `${spread(figure.against.spread)} ${figure.against.name}` : '',
  figure.ratio ? `${spread(figure.ratio)}x` : '',
  VERDICTS.get(isReached(figure)) ?? '',
];

/** Formats the figures as a Markdown table: the median, and the smallest to the largest value of the rounds. */
export function tableOf(figures: readonly Figure[]): string {
  const rows: string[][] = [[...COLUMNS], ...figures.map(cells)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
