import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { totalOf } from '@manette/web-lists';
import { PageFrame } from '@manette/web-ui';
import { ExportButton } from '../../../components/export-button';
import { ListTable } from '../../../components/list-table';
import { useAuditColumns } from '../components/audit-columns';
import { AuditFilters } from '../components/audit-filters';
import { useAuditTable } from '../components/use-audit-table';

/** Returns the path of the export with the given filters. */
function exportPath(filters: Record<string, string | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value);
  const query = params.toString();
  return query ? `/audit/export?${query}` : '/audit/export';
}

/** The page of the audit log, the newest entries first [TRU-091]. */
export default function AuditLogPage() {
  const { t } = useTranslation('auditLog');
  const { controls, filters, list } = useAuditTable();
  const columns = useAuditColumns();
  const total = totalOf(list.data);
  return (
    <PageFrame
      title={t('title')}
      summary={total === undefined ? '' : t('summary', { count: total })}
      actions={
        <ExportButton
          path={exportPath(filters)}
          name="audit.csv"
          failed="Failed to export the audit log"
          label={t('exportCsv')}
        />
      }
    >
      <ListTable
        name={t('entries')}
        list={list}
        columns={columns}
        tools={<AuditFilters {...controls} />}
        failed="Failed to load the audit log"
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
        isFiltered={false}
        clear={controls.clear}
      />
    </PageFrame>
  );
}
