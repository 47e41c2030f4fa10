import type { AppConfig } from '../../../core/config/app-config.js';

const LOOPBACK = /^https?:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;

/**
 * Judges the Origin of a handshake: only pages of the shop, and of CORS_ORIGINS, may open sockets in their readers' names.
 * Programs that are no browser send none. Outside production every page of this machine may, by whatever name and port.
 */
export function originJudge({ http, environment }: Pick<AppConfig, 'http' | 'environment'>) {
  const known = new Set([new URL(http.publicUrl).origin, ...http.corsOrigins]);
  const ofThisMachine = (origin: string) => environment !== 'production' && LOOPBACK.test(origin);
  return (origin: string | undefined): boolean =>
    origin === undefined || known.has(origin) || ofThisMachine(origin);
}
