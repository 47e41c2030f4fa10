import type { AuditEntryView } from '@manette/contracts/audit';
import { useTranslation } from '@manette/web-i18n';

type Change = AuditEntryView['changes'][number];

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A changed field with its former and its new value; only the name of a personal field is shown. */
function ChangeLine({ change: { field, from, to } }: { change: Change }) {
  const { t } = useTranslation('auditLog');
  const has = (value: unknown) => value !== null && value !== undefined;
  if (!has(from) && !has(to)) return <>{t('personal', { field })}</>;
  return (
    <>
      <bdi className="font-medium">{field}</bdi>:{' '}
      <bdi className="text-muted">{has(from) ? shown(from) : t('nothing')}</bdi>{' '}
      <span className="rtl:inline-block rtl:-scale-x-100">→</span>{' '}
      <bdi>{has(to) ? shown(to) : t('nothing')}</bdi>
    </>
  );
}

/** The reason, the count and the changes of an entry. */
export function EntryDetails({ entry: { changes, reason, count } }: { entry: AuditEntryView }) {
  const { t } = useTranslation('auditLog');
  if (changes.length === 0 && !reason && count === null) return '–';
  return (
    <ul className="grid max-w-[48ch] gap-1 text-1 wrap-anywhere">
      {reason && <li>{t(`reasons.${reason}`)}</li>}
      {count !== null && <li>{t('count', { count })}</li>}
      {changes.map((change) => (
        <li key={change.field}>
          <ChangeLine change={change} />
        </li>
      ))}
    </ul>
  );
}
