import type { RequestHandler } from 'express';
import helmet from 'helmet';
// The gateway of `npm run dev` runs this file from its sources.
import { isHashed } from './front-ends.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** The origins of the addresses that name one; a path alone is this origin's. */
export const originsOf = (addresses: string[]): string[] => [
  ...new Set(addresses.filter((one) => URL.canParse(one)).map((one) => new URL(one).origin)),
];

/** What the policy of the pages depends on. */
export interface PageOrigins {
  publicUrl: string;
  gifSearchUrl: string | undefined;
  /** Where remotes come from that are deployed elsewhere. */
  remoteOrigins: string[];
  /** Where releases come from that another origin serves. */
  releasesOrigin?: string;
}

/** Scripts, styles and fonts of a build. */
const isPartOfPage = (path: string): boolean => isHashed(path) && /\.(js|css|woff2)$/.test(path);

/**
 * The headers of the pages and their files. Scripts come from this origin and those of the remotes alone. Styles may
 * stand in the page, as Radix writes one while a dialog keeps the page behind it from scrolling.
 */
export function pageHeaders(origins: PageOrigins): RequestHandler {
  const { publicUrl, gifSearchUrl, releasesOrigin } = origins;
  const releases = releasesOrigin ? [releasesOrigin] : [];
  const remoteOrigins = [...new Set([...origins.remoteOrigins, ...releases])];
  const { host, hostname, protocol } = new URL(publicUrl);
  const secure = protocol === 'https:';
  // Browsers ignore these two, with a complaint on the console, where they do not trust the connection.
  const trusted = secure || LOOPBACK.test(hostname);
  const gifs = gifSearchUrl ? [new URL(gifSearchUrl).origin] : [];
  const pages = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...remoteOrigins],
        'style-src': ["'self'", "'unsafe-inline'", ...remoteOrigins],
        'img-src': ["'self'", 'data:', 'blob:', 'https:', ...gifs, ...releases],
        'media-src': ["'self'", 'blob:', 'https:', ...gifs],
        'font-src': ["'self'", ...remoteOrigins],
        'connect-src': ["'self'", `${secure ? 'wss' : 'ws'}://${host}`, ...remoteOrigins],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'form-action': ["'self'"],
      },
    },
    strictTransportSecurity: secure,
    crossOriginOpenerPolicy: trusted,
    originAgentCluster: trusted,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  // A browser heeds the others on pages alone; they weigh a kilobyte, and a page has twenty files.
  const files = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    strictTransportSecurity: secure,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return (request, response, next) => {
    if (isPartOfPage(request.path)) return files(request, response, next);
    response.setHeader('permissions-policy', 'camera=(self), microphone=(), geolocation=(), payment=()');
    pages(request, response, next);
  };
}
