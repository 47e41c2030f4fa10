import { KeyRound, Trash2 } from 'lucide-react';
import type { PasskeyView } from '@manette/contracts/identity';
import { useTranslation } from '@manette/web-i18n';
import { Bdi, IconButton } from '@manette/web-ui';
import { useDates } from '../../../hooks/use-dates';

/** A passkey with its name, when it was added and when it was last used. */
export function PasskeyRow({ passkey, onRemove }: { passkey: PasskeyView; onRemove: () => void }) {
  const { t } = useTranslation('security');
  const dates = useDates();
  const { name, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt ? t('lastUsed', { date: dates.date(lastUsedAt) }) : t('neverUsed');
  return (
    <li className="flex items-center gap-3 py-2">
      <KeyRound aria-hidden className="size-5 flex-none text-muted" />
      <div className="min-w-0 flex-1 text-2">
        <p className="font-medium wrap-anywhere">
          <Bdi>{name}</Bdi>
        </p>
        <p className="text-1 text-muted">
          {t('added', { date: dates.date(createdAt) })} · {used}
        </p>
      </div>
      <IconButton label={t('removePasskey', { name })} icon={<Trash2 />} onClick={onRemove} />
    </li>
  );
}
