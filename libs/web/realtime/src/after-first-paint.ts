const AT_THE_LATEST_MS = 2000;

/** @returns when the browser has painted and is idle */
export const afterFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: AT_THE_LATEST_MS });
    else setTimeout(resolve, 0);
  });
