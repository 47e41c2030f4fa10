import type { GuideView } from '@manette/contracts/fulfilment';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useLanguage, useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { Meter, notify, Panel } from '@manette/web-ui';
import { useTickStepMutation } from '../api/guides.api';
import { GuideStep } from './guide-step';

const FAILED = 'Failed to save the step';

/** A guide that was sent: its client ticks the steps, both sides see how far it is [LIF-100]. */
export function GuideCard({ guide, ticketId }: { guide: GuideView; ticketId: string }) {
  const { t } = useTranslation('guides');
  const { language } = useLanguage();
  const isClient = useCurrentUser().role === 'client';
  const [tickStep] = useTickStepMutation();
  const all = guide.steps.length;
  const done = guide.steps.filter(({ doneAt }) => doneAt !== null).length;
  const words = done === all ? t('allDone') : t('done', { done, all });
  const tick = (number: number) => async (isDone: boolean) => {
    const { error } = await tickStep({ ticketId, id: guide._id, number, done: isDone });
    if (error) notify.error(translateMessage(errorMessage(error, FAILED)));
  };
  return (
    <Panel aria-label={guide.title[language]}>
      <h2 className="text-3 font-bold">{guide.title[language]}</h2>
      <div className="mt-2 mb-1 grid gap-1">
        <Meter
          role="progressbar"
          label={t('progress')}
          value={done}
          max={all}
          valueText={words}
          tone="completed"
        />
        <span className="text-1 text-muted">{words}</span>
      </div>
      <ol className="divide-y divide-line">
        {guide.steps.map((step) => (
          <GuideStep
            key={step.number}
            step={step}
            onTick={isClient ? (isDone) => void tick(step.number)(isDone) : undefined}
          />
        ))}
      </ol>
    </Panel>
  );
}
