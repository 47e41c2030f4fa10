import { useDeferredValue, useState, type ReactNode } from 'react';
import { isLowData } from '../low-data/low-data';
import type { Guessability } from './guessability';

export interface AdvisedPasswordProps {
  /** The new password as typed so far. */
  password: string;
  /** The text for each degree of guessability. */
  texts: Record<Guessability, string>;
  /** The field. */
  children: ReactNode;
}

/**
 * A field for a new password, and a line below it about how easily the password is guessed. The line only advises [TRU-072].
 * Its code is loaded when the field is first focused, but not with low data on [TRU-073]. The line's space is reserved from the
 * beginning, so that nothing moves.
 */
export function AdvisedPassword({ password, texts, children }: AdvisedPasswordProps) {
  const judged = useDeferredValue(password);
  const [judge, setJudge] = useState<((password: string) => Guessability) | null>(null);
  const load = () => {
    if (judge || isLowData()) return;
    void import(/* webpackChunkName: "password-advice" */ './guessability').then(
      (code) => setJudge(() => code.guessability),
      // Without a connection there is no advice; the next focus tries to load the code again.
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
