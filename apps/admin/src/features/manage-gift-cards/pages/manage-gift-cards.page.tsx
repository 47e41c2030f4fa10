import '../translations';
import { useState } from 'react';
import type { GiftCardView, FileFault } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { totalOf } from '@manette/web-lists';
import { PageFrame } from '@manette/web-ui';
import { SelectionBar } from '../../../bulk-actions/selection-bar';
import { ListTable } from '../../../components/list-table';
import { LeftOut } from '../../../file-upload/skipped-lines';
import { CardFormatHelp } from '../components/card-format-help';
import { GiftCardActions } from '../components/gift-card-actions';
import { useGiftCardColumns } from '../components/gift-card-columns';
import { GiftCardDialogs, type OpenDialog } from '../components/gift-card-dialogs';
import { GiftCardFilters } from '../components/gift-card-filters';
import { useGiftCardTable } from '../components/use-gift-card-table';

/** The table of gift cards, kept as other people change it. */
export default function ManageGiftCardsPage() {
  const { t } = useTranslation('manageGiftCards');
  const { controls, order, list, selection } = useGiftCardTable();
  const [open, setOpen] = useState<OpenDialog>();
  const [leftOut, setLeftOut] = useState<FileFault[]>([]);
  const many = (kind: 'deleteMany' | 'setStock') => () => setOpen({ kind, cards: selection.selected });
  const columns = useGiftCardColumns({
    selection,
    edit: (card: GiftCardView) => setOpen({ kind: 'edit', card }),
    remove: (card: GiftCardView) => setOpen({ kind: 'delete', card }),
  });
  const total = totalOf(list.data);
  return (
    <PageFrame
      title={t('title')}
      summary={total === undefined ? '' : t('listings', { count: total })}
      actions={<GiftCardActions onOpen={(kind) => setOpen({ kind })} />}
    >
      <div className="mb-4">
        <CardFormatHelp />
      </div>
      <LeftOut faults={leftOut} onClose={() => setLeftOut([])} />
      <ListTable
        name={t('giftCards')}
        list={list}
        columns={columns}
        order={order}
        tools={<GiftCardFilters {...controls} />}
        failed="Failed to load gift cards"
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
        isFiltered={controls.isFiltered}
        clear={controls.clear}
        foot={
          <SelectionBar selection={selection} onDelete={many('deleteMany')} onSetStock={many('setStock')} />
        }
      />
      <GiftCardDialogs open={open} onClose={() => setOpen(undefined)} onLeftOut={setLeftOut} />
    </PageFrame>
  );
}
