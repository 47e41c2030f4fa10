import { useEffect } from 'react';

const warn = (error: unknown) => console.warn('The badge of the app could not be changed', error);

/**
 * Shows a count on the icon of the installed app, and clears it at 0 [POC-107].
 * @param count undefined while it is not known; the badge then stays as it is
 */
export function useAppBadge(count: number | undefined): void {
  useEffect(() => {
    if (count === undefined || !('setAppBadge' in navigator)) return;
    (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(warn);
  }, [count]);
}
