import type { RequestHandler } from 'express';
import helmet from 'helmet';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** What the policy of the pages depends on. */
export interface PageOrigins {
  publicUrl: string;
  gifSearchUrl: string | undefined;
}

/**
 * The headers of the pages and their files. Scripts come from this origin alone. Styles may stand in the page, as
 * Radix writes one while a dialog keeps the page behind it from scrolling.
 */
export function securityHeaders({ publicUrl, gifSearchUrl }: PageOrigins): RequestHandler {
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
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', 'https:', ...gifs],
        'media-src': ["'self'", 'blob:', 'https:', ...gifs],
        'font-src': ["'self'"],
        'connect-src': ["'self'", `${secure ? 'wss' : 'ws'}://${host}`],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'self'"],
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
  return (request, response, next) => {
    response.setHeader('permissions-policy', 'camera=(self), microphone=(), geolocation=(), payment=()');
    pages(request, response, next);
  };
}
