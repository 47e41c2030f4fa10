import './translations';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { csvLine, type FileError } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { Button, Notice } from '@manette/web-ui';
import { saveAsCsv } from '../components/save-as-csv';

const SHOWN = 20;

interface FileFaultsProps {
  faults: readonly FileError[];
  /** Replaces the default title 'n faults in this file'. */
  title?: string;
  action?: ReactNode;
}

/** The errors of a file by line and field: the first ones as a table, all of them as a download. */
export function FileFaults({ faults, title, action }: FileFaultsProps) {
  const { t } = useTranslation('upload');
  const translate = useTranslateMessage();
  const head = [t('line'), t('field'), t('fault')];
  const download = () => {
    const rows = faults.map(({ line, field, message }) => csvLine([line, field, translate(message)]));
    saveAsCsv('faults.csv', [csvLine(head), ...rows]);
  };
  return (
    <Notice tone="danger" role="alert" title={title ?? t('faults', { count: faults.length })}>
      {/* On a phone, line and field are above the message, which needs the whole width. */}
      <table role="table" className="mt-2 w-full text-1 max-sm:block">
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row" className="text-start text-muted">
            {head.map((name) => (
              <th key={name} role="columnheader" scope="col" className="pe-3 text-start font-[400]">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:grid max-sm:gap-2">
          {faults.slice(0, SHOWN).map(({ line, field, message }, at) => (
            <tr
              key={at}
              role="row"
              className="align-top max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-3"
            >
              <td role="cell" className="pe-3 tabular-nums max-sm:text-muted">
                {line}
              </td>
              <td role="cell" className="pe-3 max-sm:text-muted">
                <bdi>{field}</bdi>
              </td>
              <td role="cell" className="wrap-anywhere max-sm:col-span-full">
                {translate(message)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {faults.length > SHOWN && (
          <span className="text-1 text-muted">{t('moreFaults', { count: faults.length - SHOWN })}</span>
        )}
        <Button size="compact" icon={<Download aria-hidden className="size-4" />} onClick={download}>
          {t('downloadFaults')}
        </Button>
        {action}
      </div>
    </Notice>
  );
}
