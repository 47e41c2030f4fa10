import type { GuideView } from '@manette/contracts/fulfilment';
import { useLanguage, useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { Meter, Panel } from '@manette/web-ui';
import { GuideStep } from '../../../guides/guide-step';
import { useTicks } from '../../../guides/use-ticks';
import { useTickStepMutation } from '../api/guides.api';

/** A sent guide: the client ticks its steps, both sides see the progress [LIF-100]. */
export function GuideCard({ guide, ticketId }: { guide: GuideView; ticketId: string }) {
  const { t } = useTranslation('guides');
  const { language } = useLanguage();
  const isClient = useCurrentUser().role === 'client';
  const [tickStep] = useTickStepMutation();
  const all = guide.steps.length;
  const { isDone, tick } = useTicks(guide, (number, isTicked) =>
    tickStep({ ticketId, id: guide._id, number, done: isTicked }),
  );
  const done = guide.steps.filter(({ number }) => isDone(number)).length;
  const words = done === all ? t('allDone') : t('done', { done, count: all });
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
            isDone={isDone(step.number)}
            onTick={isClient ? (isTicked) => void tick(step.number, isTicked) : undefined}
          />
        ))}
      </ol>
    </Panel>
  );
}
