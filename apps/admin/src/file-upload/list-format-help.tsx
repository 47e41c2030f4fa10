import { FormatHelp } from './format-help';

interface ListFormatHelpProps {
  example: string;
  columns: readonly string[];
  /** The rules of the format, translated. */
  texts: { columns: string; quotes: string; header: string };
}

/** The format of a CSV file with one listing per line [CAT-066]. */
export function ListFormatHelp({ example, columns, texts }: ListFormatHelpProps) {
  return (
    <FormatHelp example={example}>
      <p>
        {texts.columns} <bdi>{columns.join(', ')}</bdi>
      </p>
      <p>{texts.quotes}</p>
      <p>{texts.header}</p>
    </FormatHelp>
  );
}
