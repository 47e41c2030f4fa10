import type { AppConfig } from '../../../core/config/app-config.js';

const LOOPBACK = /^https?:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

/**
 * Creates the check of a handshake's Origin: only pages of the shop and of CORS_ORIGINS may open sockets. A handshake without
 * an Origin is allowed, as only browsers send one. Outside production, pages on loopback are allowed on any port.
 */
export function originMatcher({ http, environment }: Pick<AppConfig, 'http' | 'environment'>) {
  const known = new Set([new URL(http.publicUrl).origin, ...http.corsOrigins]);
  const isLocal = (origin: string) => environment !== 'production' && LOOPBACK.test(origin);
  return (origin: string | undefined): boolean =>
    origin === undefined || known.has(origin) || isLocal(origin);
}
