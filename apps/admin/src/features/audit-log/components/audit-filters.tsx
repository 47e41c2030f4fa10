import { AUDIT_ACTIONS, AUDIT_OUTCOMES } from '@manette/contracts/audit';
import { useTranslation } from '@manette/web-i18n';
import { FilterSelect, TextField } from '@manette/web-ui';
import type { AuditControls } from './use-audit-table';

/** The filters of the table: an action, an outcome, a period. */
export function AuditFilters({ chosen, choose }: AuditControls) {
  const { t } = useTranslation('auditLog');
  return (
    <>
      <FilterSelect
        label={t('action')}
        all={t('allActions')}
        options={AUDIT_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) }))}
        value={chosen.action}
        onChoose={(value) => choose('action', value)}
      />
      <FilterSelect
        label={t('outcome')}
        all={t('allOutcomes')}
        options={AUDIT_OUTCOMES.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
        value={chosen.outcome}
        onChoose={(value) => choose('outcome', value)}
      />
      {(['from', 'to'] as const).map((end) => (
        // Too wide for half of a phone's screen; its width depends on the language and the browser.
        <div key={end} className="col-span-full min-w-0 lg:w-auto! lg:shrink-0">
          <TextField
            label={t(end)}
            type="datetime-local"
            value={chosen[end] ?? ''}
            onChange={({ target }) => choose(end, target.value)}
          />
        </div>
      ))}
    </>
  );
}
