import './translations';
import { useId } from 'react';
import type { SlotKind } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';

export interface ConsoleChoiceProps {
  kinds: readonly SlotKind[];
  chosen: SlotKind | undefined;
  onChoose: (kind: SlotKind) => void;
}

/** Asks for the console of a rental if slots of both consoles are free [LIF-079]. */
export function ConsoleChoice({ kinds, chosen, onChoose }: ConsoleChoiceProps) {
  const { t } = useTranslation('orderUnits');
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className="mt-4">
      <span id={id} className="text-2 font-ui">
        {t('console')}
      </span>
      <div className="flex gap-6">
        {kinds.map((kind) => (
          <label key={kind} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={id}
              checked={kind === chosen}
              onChange={() => onChoose(kind)}
              className="size-5 accent-(--accent)"
            />
            <bdi>{kind.endsWith('_ps4') ? 'PS4' : 'PS5'}</bdi>
          </label>
        ))}
      </div>
    </div>
  );
}
