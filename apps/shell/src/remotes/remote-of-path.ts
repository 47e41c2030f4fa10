import type { RemoteName } from './load-remote';

const OF_THE_SHELL =
  /^\/(login|register|verify-email|forgot-password|reset-password|unsubscribe|auth\/callback)(\/|$)/;

/** @returns the remote that a path needs, so that the remote can load while the session is still being checked; or null */
export const remoteOfPath = (path: string): RemoteName | null => {
  if (OF_THE_SHELL.test(path)) return null;
  return /^\/admin(\/|$)/.test(path) ? 'admin' : 'storefront';
};
