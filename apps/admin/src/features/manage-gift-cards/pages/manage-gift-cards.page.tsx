import '../translations';
import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import type { GiftCardView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { totalOf } from '@manette/web-lists';
import { Button, PageFrame } from '@manette/web-ui';
import { ListTable } from '../../../table/list-table';
import { BulkUploadDialog } from '../components/bulk-upload-dialog';
import { CardFormatHelp } from '../components/card-format-help';
import { DeleteGiftCard } from '../components/delete-gift-card';
import { useGiftCardColumns } from '../components/gift-card-columns';
import { GiftCardDialog } from '../components/gift-card-dialog';
import { GiftCardFilters } from '../components/gift-card-filters';
import { useGiftCardTable } from '../components/use-gift-card-table';

type Open = { kind: 'add' | 'upload' } | { kind: 'edit' | 'delete'; card: GiftCardView } | undefined;

/** The table of gift cards, kept as other people change it. */
export default function ManageGiftCardsPage() {
  const { t } = useTranslation('manageGiftCards');
  const { controls, list } = useGiftCardTable();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const columns = useGiftCardColumns({
    edit: (card) => setOpen({ kind: 'edit', card }),
    remove: (card) => setOpen({ kind: 'delete', card }),
  });
  const total = totalOf(list.data);
  return (
    <PageFrame
      title={t('title')}
      summary={total === undefined ? '' : t('listings', { count: total })}
      actions={
        <>
          <Button
            look="outline"
            icon={<Upload aria-hidden className="size-4" />}
            onClick={() => setOpen({ kind: 'upload' })}
          >
            {t('bulkUpload')}
          </Button>
          <Button
            look="primary"
            icon={<Plus aria-hidden className="size-4" />}
            onClick={() => setOpen({ kind: 'add' })}
          >
            {t('add')}
          </Button>
        </>
      }
    >
      <div className="mb-4">
        <CardFormatHelp />
      </div>
      <ListTable
        name={t('giftCards')}
        list={list}
        columns={columns}
        tools={<GiftCardFilters {...controls} />}
        failed="Failed to load gift cards"
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
        isFiltered={controls.isFiltered}
        clear={controls.clear}
      />
      {open?.kind === 'add' && <GiftCardDialog onClose={close} />}
      {open?.kind === 'edit' && <GiftCardDialog card={open.card} onClose={close} />}
      {open?.kind === 'upload' && <BulkUploadDialog onClose={close} />}
      {open?.kind === 'delete' && <DeleteGiftCard card={open.card} onClose={close} />}
    </PageFrame>
  );
}
