/** "cached plan must not change result type": another process has migrated a table that the statement reads. */
const FEATURE_NOT_SUPPORTED = '0A000';

/** Whether a prepared statement failed as its connection must prepare it anew, under another name. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === FEATURE_NOT_SUPPORTED;
