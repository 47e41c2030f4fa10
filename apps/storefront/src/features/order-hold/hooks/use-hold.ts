import { useState } from 'react';
import type { HoldUnitInput } from '@manette/contracts/orders';
import { errorMessage, isApiError } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';
import { useHoldUnitMutation, useReleaseHoldMutation } from '../api/holds.api';

/** Returns functions that hold and release a unit and show the result. */
export function useHold(id: string) {
  const [holdUnit, { isLoading: holds }] = useHoldUnitMutation();
  const [releaseHold, { isLoading: releases }] = useReleaseHoldMutation();
  const [needsConsole, setNeedsConsole] = useState(false);
  const tell = (error: unknown, done: string, failed: string) =>
    error
      ? notify.error(translateMessage(errorMessage(error, failed)))
      : notify.success(translateMessage(done));
  const hold = async (wanted: HoldUnitInput) => {
    const { error } = await holdUnit({ id, hold: wanted });
    // Status 400 means that the console is missing, the only field that the form does not show at first.
    setNeedsConsole(isApiError(error) && error.status === 400);
    tell(error, 'Unit held!', 'Failed to hold a unit');
  };
  const release = async () => {
    const { error } = await releaseHold(id);
    tell(error, 'Hold released!', 'Failed to release the hold');
  };
  return { hold, release, busy: holds || releases, needsConsole };
}
