import { AUDIT_ACTIONS, type AuditEntryView, type AuditOutcome } from '@manette/contracts/audit';
import { useDateLocale, useTranslation } from '@manette/web-i18n';
import { oneOf } from '@manette/web-lists';
import { Badge, formatDateTime, type BadgeTone, type Column } from '@manette/web-ui';
import { EntryDetails } from './entry-details';

const TONES: Record<AuditOutcome, BadgeTone> = { ok: 'completed', refused: 'danger', throttled: 'pending' };

/** Returns the columns of the audit log: action, time, user, target, outcome, details and address. */
export function useAuditColumns(): Column<AuditEntryView>[] {
  const { t } = useTranslation('auditLog');
  const locale = useDateLocale();
  return [
    {
      key: 'action',
      head: t('action'),
      place: 'title',
      cell: ({ action }) => {
        const known = oneOf(AUDIT_ACTIONS, action);
        return (
          <span className="grid">
            {known && <span>{t(`actions.${known}`)}</span>}
            <bdi className="text-1 text-muted" dir="ltr">
              {action}
            </bdi>
          </span>
        );
      },
    },
    {
      key: 'time',
      head: t('time'),
      cell: ({ at }) => <bdi className="whitespace-nowrap">{formatDateTime(at, locale)}</bdi>,
    },
    {
      key: 'who',
      head: t('who'),
      cell: ({ actor, source }) => (actor ? <bdi>{actor.username}</bdi> : t(`sources.${source}`)),
    },
    {
      key: 'target',
      head: t('target'),
      cell: ({ target }) => (
        <bdi className="[overflow-wrap:anywhere]">{target?.label ?? target?._id ?? '–'}</bdi>
      ),
    },
    {
      key: 'outcome',
      head: t('outcome'),
      place: 'end',
      cell: ({ outcome }) => <Badge tone={TONES[outcome]}>{t(`outcomes.${outcome}`)}</Badge>,
    },
    { key: 'details', head: t('details'), cell: (entry) => <EntryDetails entry={entry} /> },
    { key: 'address', head: t('address'), cell: ({ address }) => <bdi>{address ?? '–'}</bdi> },
  ];
}
