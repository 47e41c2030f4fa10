import { Trash2 } from 'lucide-react';
import type { SlotState, SlotView } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { Badge, DataTable, IconButton, type BadgeTone, type Column } from '@manette/web-ui';

const TONES: Record<SlotState, BadgeTone> = {
  free: 'completed',
  held: 'pending',
  rented: 'progress',
  sold: 'neutral',
};

interface SlotTableProps {
  slots: readonly SlotView[];
  /** Undefined where slots are not deleted by hand. */
  onDelete?: (slot: SlotView) => void;
}

/** The slots of an account; free ones can be deleted. */
export function SlotTable({ slots, onDelete }: SlotTableProps) {
  const { t } = useTranslation(['rentalSlots', 'backOffice']);
  if (slots.length === 0) return <p className="text-2 text-muted">{t('none')}</p>;
  const columns: Column<SlotView>[] = [
    { key: 'slot', head: t('slot'), place: 'title', cell: ({ label }) => <bdi>{label}</bdi> },
    { key: 'kind', head: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'state',
      head: t('state'),
      place: 'end',
      cell: ({ state }) => (
        <Badge tone={TONES[state]} dot>
          {t(`states.${state}`)}
        </Badge>
      ),
    },
    {
      key: 'actions',
      head: t('backOffice:actions'),
      hideHead: true,
      align: 'end',
      place: 'actions',
      cell: (slot) =>
        onDelete &&
        slot.state === 'free' && (
          <IconButton
            compact
            label={t('delete', { label: slot.label })}
            icon={<Trash2 aria-hidden />}
            onClick={() => onDelete(slot)}
          />
        ),
    },
  ];
  return <DataTable name={t('slots')} columns={columns} rows={slots} rowKey={({ _id }) => _id} />;
}
