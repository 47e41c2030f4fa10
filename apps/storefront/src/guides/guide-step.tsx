import type { GuideView } from '@manette/contracts/fulfilment';
import { useLanguage } from '@manette/web-i18n';
import { OnDemand } from '@manette/web-ui';

export interface GuideStepProps {
  step: GuideView['steps'][number];
  isDone: boolean;
  /** Called when the user ticks the step; undefined if the steps are read-only. */
  onTick?: ((done: boolean) => void) | undefined;
}

/** A step of a guide: its picture, its text and a checkbox. A click on the text toggles it too. */
export function GuideStep({ step, isDone, onTick }: GuideStepProps) {
  const { language } = useLanguage();
  return (
    <li className="flex items-center gap-3">
      <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3 py-2 text-2 leading-[1.5] has-enabled:cursor-pointer">
        <input
          type="checkbox"
          className="checkbox flex-none"
          checked={isDone}
          disabled={!onTick}
          onChange={({ target }) => onTick?.(target.checked)}
        />
        <span className={isDone ? 'min-w-0 flex-1 text-muted' : 'min-w-0 flex-1'}>{step[language]}</span>
      </label>
      <span className="block h-[45px] w-16 flex-none">
        <OnDemand address={step.picture}>
          <img src={step.picture} alt="" width={64} height={45} loading="lazy" />
        </OnDemand>
      </span>
    </li>
  );
}
