const AT_THE_LATEST_MS = 2000;

/** @returns when the browser has painted and has a moment to spare */
export const afterFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: AT_THE_LATEST_MS });
    else setTimeout(resolve, 0);
  });
