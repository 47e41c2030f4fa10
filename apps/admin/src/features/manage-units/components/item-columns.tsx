import { Trash2 } from 'lucide-react';
import type { VaultItemView } from '@manette/contracts/fulfilment';
import { useDateLocale, useTranslation } from '@manette/web-i18n';
import { Badge, formatDateTime, IconButton, type BadgeTone, type Column } from '@manette/web-ui';

const TONES: Record<VaultItemView['state'], BadgeTone> = {
  free: 'accent',
  held: 'outline',
  delivered: 'outline',
  faulty: 'outline',
};

/** Returns the columns of the vault's items; none of them shows a content [LIF-071]. */
export function useItemColumns(
  hasSlots: boolean,
  onDelete: (item: VaultItemView) => void,
): Column<VaultItemView>[] {
  const { t } = useTranslation('manageUnits');
  const locale = useDateLocale();
  const slot: Column<VaultItemView> = {
    key: 'slot',
    head: t('slot'),
    cell: ({ slotKind }) => slotKind && t(`slotKinds.${slotKind}`),
  };
  return [
    { key: 'number', head: t('number'), place: 'title', cell: ({ number }) => <bdi>{number}</bdi> },
    {
      key: 'state',
      head: t('state'),
      place: 'end',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>,
    },
    ...(hasSlots ? [slot] : []),
    { key: 'ticket', head: t('ticket'), cell: ({ ticketNumber }) => <bdi>{ticketNumber ?? '–'}</bdi> },
    {
      key: 'added',
      head: t('added'),
      cell: ({ createdAt }) => <bdi>{formatDateTime(createdAt, locale)}</bdi>,
    },
    {
      key: 'actions',
      head: t('actions'),
      hideHead: true,
      align: 'end',
      place: 'actions',
      cell: (item) =>
        (item.state === 'free' || item.state === 'faulty') && (
          <IconButton
            compact
            label={t('deleteItem', { number: item.number })}
            icon={<Trash2 aria-hidden />}
            onClick={() => onDelete(item)}
          />
        ),
    },
  ];
}
