import { useState } from 'react';
import { HOLD_MINUTES, type TicketView } from '@manette/contracts/orders';
import type { SlotKind } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { Button, Select } from '@manette/web-ui';
import { ConsoleChoice } from '../../../order-units/console-choice';
import { useFreeKinds } from '../../../order-units/use-free-kinds';
import { HeldUntil } from './held-until';
import { useHold } from '../hooks/use-hold';

/** Holds one unit for some minutes, or releases it; asks for the console if slots of both consoles are free. */
export function HoldControls({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('orderHold');
  const [minutes, setMinutes] = useState<(typeof HOLD_MINUTES)[number]>(HOLD_MINUTES[0]);
  const [chosen, choose] = useState<SlotKind>();
  const { hold, release, busy, needsConsole } = useHold(ticket._id);
  const kinds = useFreeKinds(ticket, needsConsole);
  const slotKind = chosen && kinds.includes(chosen) ? chosen : undefined;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-2 font-bold">{t('title')}</h2>
        <Select
          hideLabel
          label={t('minutes')}
          className="min-w-32 flex-1"
          value={String(minutes)}
          options={HOLD_MINUTES.map((each) => ({
            value: String(each),
            label: t('minutesOf', { minutes: each }),
          }))}
          onChange={({ target }) =>
            setMinutes(HOLD_MINUTES.find((each) => String(each) === target.value) ?? HOLD_MINUTES[0])
          }
        />
        <Button look="quiet" size="compact" loading={busy} onClick={() => void hold({ minutes, slotKind })}>
          {t('holdOne')}
        </Button>
      </div>
      {ticket.hold && (
        <div className="mt-2 flex items-center justify-between gap-3">
          <HeldUntil hold={ticket.hold} />
          <Button look="ghost" size="compact" loading={busy} onClick={() => void release()}>
            {t('release')}
          </Button>
        </div>
      )}
      {kinds.length > 0 && <ConsoleChoice kinds={kinds} chosen={slotKind} onChoose={choose} />}
    </>
  );
}
