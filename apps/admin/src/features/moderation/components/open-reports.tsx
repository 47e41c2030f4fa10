import { useState } from 'react';
import type { ReportView } from '@manette/contracts/chat';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { itemsOf, type ListQuery } from '@manette/web-lists';
import { notify, Panel } from '@manette/web-ui';
import { ListParts } from '../../../components/list-parts';
import { useDismissReportMutation } from '../api/moderation.api';
import { DeleteReported } from './delete-reported';
import { MuteDialog } from './mute-dialog';
import { ReportArticle } from './report-article';

interface OpenReportsProps {
  list: ListQuery<ReportView>;
}

/** The reported messages that no administrator has handled yet, as articles [TRU-105]. */
export function OpenReports({ list }: OpenReportsProps) {
  const { t } = useTranslation('moderation');
  const [open, setOpen] = useState<{ kind: 'delete' | 'mute'; report: ReportView }>();
  const [dismiss, dismissing] = useDismissReportMutation();
  const close = () => setOpen(undefined);
  const reports = itemsOf(list.data);
  const writer = open?.report.message.sender;
  const end = async (id: string) => {
    try {
      await dismiss(id).unwrap();
      notify.success(t('dismissed'));
    } catch (error) {
      notify.error(translateMessage(errorMessage(error, 'Failed to dismiss report')));
    }
  };
  return (
    <Panel aria-label={t('reports')}>
      <h2 className="text-4 font-bold">{t('reports')}</h2>
      <p className="text-2 text-muted">{t('reportsText')}</p>
      <ListParts
        list={list}
        name={t('title')}
        failed="Failed to load reports"
        empty={{ title: t('noReports'), text: t('noReportsText') }}
      >
        <div className="mt-2 divide-y divide-line empty:hidden">
          {reports.map((report) => (
            <ReportArticle
              key={report._id}
              report={report}
              busy={dismissing.isLoading && dismissing.originalArgs === report._id}
              onDelete={() => setOpen({ kind: 'delete', report })}
              onMute={() => setOpen({ kind: 'mute', report })}
              onDismiss={() => void end(report._id)}
            />
          ))}
        </div>
      </ListParts>
      {open?.kind === 'delete' && <DeleteReported messageId={open.report.message._id} onClose={close} />}
      {open?.kind === 'mute' && writer && <MuteDialog user={writer} onClose={close} />}
    </Panel>
  );
}
