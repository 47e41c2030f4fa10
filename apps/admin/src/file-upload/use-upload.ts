import { useEffect, useReducer, useRef, useState } from 'react';
import { refusalOf, type UploadRefusal } from './upload-refusal';
import { advance, isUnderWay, NOTHING_YET, TICK_MS } from './upload-progress';

/** A call that can be aborted, as returned by the trigger of a mutation. */
export interface Running<Answer> {
  abort: () => void;
  unwrap: () => Promise<Answer>;
}

export type UploadOutcome<Answer> =
  | { kind: 'completed'; answer: Answer }
  | { kind: 'failed'; error: unknown }
  | { kind: 'cancelled' };

/**
 * Runs one upload at a time, with its progress. Leaving the page aborts it.
 * @returns `run`, which never throws, `cancel`, the progress, and the reason when the server refused the last upload
 */
export function useUpload() {
  const [progress, tell] = useReducer(advance, NOTHING_YET);
  const [refusal, setRefusal] = useState<UploadRefusal>();
  const running = useRef<Running<unknown>>(undefined);
  const isCancelled = useRef(false);
  const underWay = isUnderWay(progress);
  useEffect(() => {
    if (!underWay) return undefined;
    const ticking = setInterval(() => tell({ type: 'ticked' }), TICK_MS);
    return () => clearInterval(ticking);
  }, [underWay]);
  // A file that is still being read when the dialog closes is not sent.
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      running.current?.abort();
    };
  }, []);

  const run = async <Answer>(
    send: (onProgress: (fraction: number) => void) => Running<Answer>,
  ): Promise<UploadOutcome<Answer>> => {
    if (isLeft.current) return { kind: 'cancelled' };
    isCancelled.current = false;
    setRefusal(undefined);
    tell({ type: 'started' });
    const call = send((fraction) => tell({ type: 'sent', fraction }));
    running.current = call;
    try {
      const answer = await call.unwrap();
      tell({ type: 'completed' });
      return { kind: 'completed', answer };
    } catch (error) {
      const kind = isCancelled.current ? 'cancelled' : 'failed';
      tell({ type: kind });
      if (kind === 'cancelled') return { kind };
      setRefusal(refusalOf(error));
      return { kind, error };
    } finally {
      running.current = undefined;
    }
  };
  const cancel = () => {
    isCancelled.current = true;
    running.current?.abort();
  };
  return { progress, underWay, refusal, run, cancel };
}
