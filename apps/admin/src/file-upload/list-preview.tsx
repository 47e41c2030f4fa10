import './translations';
import type { ReactNode } from 'react';
import { useTranslation } from '@manette/web-i18n';

const SHOWN = 5;

interface ListPreviewProps<Fields> {
  /** '3 cards will be created' */
  title: string;
  rows: readonly { line: number; fields: Fields }[];
  children: (fields: Fields) => ReactNode;
}

/** The listings that a file will create, before it is sent: their number, and the first ones. */
export function ListPreview<Fields>({ title, rows, children }: ListPreviewProps<Fields>) {
  const { t } = useTranslation('upload');
  return (
    <section aria-label={title} className="text-2">
      <h3 className="mb-1 text-2 font-medium">{title}</h3>
      <ul className="grid gap-1 text-muted">
        {rows.slice(0, SHOWN).map(({ line, fields }) => (
          <li key={line} className="wrap-anywhere">
            <bdi>{children(fields)}</bdi>
          </li>
        ))}
        {rows.length > SHOWN && <li>{t('moreRows', { count: rows.length - SHOWN })}</li>}
      </ul>
    </section>
  );
}
