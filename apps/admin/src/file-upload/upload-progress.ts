/** The stages of an upload, in the order of the specification [CAT-093..101]. */
export type UploadStage =
  | 'idle'
  | 'preparing'
  | 'uploading'
  | 'processing'
  | 'creating'
  | 'completed'
  | 'failed'
  | 'cancelled';

export interface UploadProgress {
  stage: UploadStage;
  percent: number;
}

export type UploadEvent =
  | { type: 'started' | 'ticked' | 'completed' | 'failed' | 'cancelled' }
  /** The fraction of the files that has been sent, from 0 to 1. */
  | { type: 'sent'; fraction: number };

const SENT = 30;
const PROCESSED = 60;
const WAITING = 90;
const TICK = 3;

export const TICK_MS = 200;
export const NOTHING_YET: UploadProgress = { stage: 'idle', percent: 0 };

const stageAt = (percent: number): UploadStage => {
  if (percent <= 0) return 'preparing';
  if (percent < SENT) return 'uploading';
  return percent < PROCESSED ? 'processing' : 'creating';
};
const at = (percent: number): UploadProgress => ({ stage: stageAt(percent), percent });

/** Returns whether the files are being sent, or the server is processing them. */
export const isUnderWay = ({ stage }: UploadProgress) =>
  ['preparing', 'uploading', 'processing', 'creating'].includes(stage);

/**
 * Returns the progress after an event. Up to 90 the percentage is simulated, tick by tick from the start [CAT-097]: the browser
 * can measure neither a stalled connection nor the server's work. The bytes actually sent raise it up to 30 if that is sooner.
 * The server's response sets it to 100.
 */
export function advance(progress: UploadProgress, event: UploadEvent): UploadProgress {
  if (event.type === 'started') return at(0);
  if (!isUnderWay(progress)) return progress;
  switch (event.type) {
    case 'sent':
      return at(Math.max(progress.percent, Math.round(event.fraction * SENT)));
    case 'ticked':
      return at(Math.min(WAITING, progress.percent + TICK));
    case 'completed':
      return { stage: 'completed', percent: 100 };
    default:
      return { stage: event.type, percent: progress.percent };
  }
}
