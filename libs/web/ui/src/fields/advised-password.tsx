import { useDeferredValue, useState, type ReactNode } from 'react';
import { isLowData } from '../low-data/low-data';
import type { Guessability } from './guessability';

export interface AdvisedPasswordProps {
  /** The new password, as typed so far. */
  password: string;
  /** The sentence for each answer. */
  texts: Record<Guessability, string>;
  /** The field. */
  children: ReactNode;
}

/**
 * A field for a new password and, below it, how easily it is guessed. It only advises [TRU-072]: its code comes when the
 * field is first focused, not where data is saved [TRU-073]. Its line is there from the beginning, so that nothing moves.
 */
export function AdvisedPassword({ password, texts, children }: AdvisedPasswordProps) {
  const judged = useDeferredValue(password);
  const [judge, setJudge] = useState<((password: string) => Guessability) | null>(null);
  const load = () => {
    if (judge || isLowData()) return;
    void import(/* webpackChunkName: "password-advice" */ './guessability').then(
      (code) => setJudge(() => code.guessability),
      // Without a connection there is no advice; the next focus asks again.
      () => setJudge(null),
    );
  };
  return (
    <div className="grid gap-1" onFocusCapture={load}>
      {children}
      <p aria-live="polite" className="min-h-5 text-1 text-muted">
        {judge && judged !== '' && texts[judge(judged)]}
      </p>
    </div>
  );
}
