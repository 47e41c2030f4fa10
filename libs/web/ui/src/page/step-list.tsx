import clsx from 'clsx';
import { Circle, CircleCheck, CircleDot, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';

export type StepState = 'done' | 'now' | 'later' | 'forbidden';

export interface Step {
  state: StepState;
  text: ReactNode;
  /** Shown under the text: when it happened. */
  note?: ReactNode;
}

const ICONS = { done: CircleCheck, now: CircleDot, later: Circle, forbidden: CircleX };
const INKS: Record<StepState, string> = {
  done: '[&>svg]:text-completed',
  now: 'text-progress',
  later: 'text-muted',
  forbidden: '[&>svg]:text-danger',
};

/** The progress of an order, or what a service allows (done) and forbids. */
export function StepList({
  label,
  steps,
  className,
}: {
  label: string;
  steps: readonly Step[];
  className?: string;
}) {
  return (
    <ol aria-label={label} className={clsx('grid gap-3', className)}>
      {steps.map(({ state, text, note }, index) => {
        const Icon = ICONS[state];
        return (
          <li
            key={index}
            aria-current={state === 'now' ? 'step' : undefined}
            className={clsx('flex gap-3 text-2 leading-[1.5]', INKS[state])}
          >
            <Icon />
            <span className="min-w-0">
              {text}
              {note && <span className="block text-1 leading-ui text-muted">{note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
