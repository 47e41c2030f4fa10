import './translations';
import { PackageCheck, Trash2, X } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { Button, IconButton } from '@manette/web-ui';
import type { Selection } from './use-selection';

interface SelectionBarProps<Row extends { _id: string }> {
  selection: Selection<Row>;
  onDelete: () => void;
  onSetStock: () => void;
}

/** The actions on the selected rows, sticky at the bottom of the window; not shown without a selection. */
export function SelectionBar<Row extends { _id: string }>(props: SelectionBarProps<Row>) {
  const { selection, onDelete, onSetStock } = props;
  const { selected, isAll, count, total, selectAll, clear } = selection;
  const { t } = useTranslation('selecting');
  const isPart = total > count;
  const summary =
    isAll && isPart
      ? t('selectedLoaded', { loaded: count, total })
      : t('selected', { count: selected.length });
  return (
    <>
      {/* Always rendered, so that screen readers announce the first count as well. */}
      <span role="status" className="sr-only">
        {selected.length > 0 && summary}
      </span>
      {selected.length > 0 && (
        <div
          role="group"
          aria-label={t('withSelected')}
          className="sticky bottom-2 z-10 mx-2 mt-2 flex flex-wrap items-center gap-2 rounded-control border border-line bg-raised px-3 py-2 shadow-raised"
        >
          <IconButton compact label={t('clear')} icon={<X aria-hidden />} onClick={clear} />
          <b aria-hidden className="min-w-0 flex-[1_1_10rem] text-2 font-medium">
            {summary}
          </b>
          {!isAll && (
            <Button look="ghost" size="compact" onClick={selectAll}>
              {isPart ? t('selectLoaded', { loaded: count }) : t('selectShown', { count })}
            </Button>
          )}
          <div className="ms-auto flex flex-wrap gap-2">
            <Button
              size="compact"
              icon={<PackageCheck aria-hidden className="size-4" />}
              onClick={onSetStock}
            >
              {t('setStock')}
            </Button>
            <Button
              look="danger"
              size="compact"
              icon={<Trash2 aria-hidden className="size-4" />}
              onClick={onDelete}
            >
              {t('delete')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
