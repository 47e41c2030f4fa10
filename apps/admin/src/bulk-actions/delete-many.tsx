import './translations';
import '../components/translations';
import { useTranslation } from '@manette/web-i18n';
import { ConfirmDialog } from '@manette/web-ui';
import { RowNames } from './row-names';
import { RunProgress } from './run-progress';
import { useRunMany } from './use-run-many';

interface DeleteManyProps<Row> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  remove: (row: Row) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for one confirmation before several listings are deleted [CAT-144, CAT-145], and reports how many were deleted. */
export function DeleteMany<Row>({ rows, nameOf, remove, onClose }: DeleteManyProps<Row>) {
  const { t } = useTranslation(['selecting', 'backOffice']);
  const { finished, isRunning, run } = useRunMany<Row>('deleted');
  const confirm = async () => {
    await run(rows, remove);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !isRunning && onClose()}
      title={t('deleteAsk', { count: rows.length })}
      confirmLabel={t('backOffice:confirm')}
      cancelLabel={t('backOffice:cancel')}
      busy={isRunning}
      onConfirm={() => void confirm()}
    >
      <RowNames names={rows.map(nameOf)} />
      <p>{t('backOffice:deleteListing')}</p>
      <RunProgress finished={finished} count={rows.length} />
    </ConfirmDialog>
  );
}
