import type { RequestHandler } from 'express';
import helmet from 'helmet';
// The gateway of `npm run dev` runs this file from its sources.
import { isHashed } from './front-ends.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Returns the distinct origins of addresses; an address that is only a path belongs to this origin and is left out. */
export const originsOf = (addresses: string[]): string[] => [
  ...new Set(addresses.filter((one) => URL.canParse(one)).map((one) => new URL(one).origin)),
];

/** The origins on which the Content-Security-Policy of the pages depends. */
export interface PageOrigins {
  publicUrl: string;
  gifSearchUrl: string | undefined;
  /** The origins of remotes that are deployed elsewhere. */
  remoteOrigins: string[];
  /** The origin that serves the releases, if it is another one. */
  releasesOrigin?: string;
}

/** Whether a path is a script, style or font of a build. */
const isPartOfPage = (path: string): boolean => isHashed(path) && /\.(js|css|woff2)$/.test(path);

/**
 * Sets the headers of pages and their files. Scripts may come only from this origin and those of the remotes. Inline styles
 * are allowed, as Radix writes one while a dialog keeps the page behind it from scrolling.
 */
export function pageHeaders(origins: PageOrigins): RequestHandler {
  const { publicUrl, gifSearchUrl, releasesOrigin } = origins;
  const releases = releasesOrigin ? [releasesOrigin] : [];
  const remoteOrigins = [...new Set([...origins.remoteOrigins, ...releases])];
  const { host, hostname, protocol } = new URL(publicUrl);
  const secure = protocol === 'https:';
  // On an untrusted connection browsers ignore the opener policy and the agent cluster, and log a warning on the console.
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
  // Browsers apply the other headers only to pages. They take a kilobyte, and a page has twenty files.
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
