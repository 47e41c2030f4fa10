import type { TestApp } from '../../support/index.js';

/** The page to which the shop redirects a browser whose sign-in with Google has failed. */
export const GOOGLE_FAILED = 'http://manette.test/auth/callback?error=authentication_failed';

/** A browser that signs in with Google: the shop redirects to the issuer, and the issuer back to the shop. */
export class GoogleBrowser {
  constructor(private readonly app: TestApp) {}

  /** The first step: the shop's redirect to the issuer, with the cookie of the sign-in. */
  async leave(start = '/auth/google') {
    const { headers } = await this.app.call.get(start).redirects(0).expect(302);
    return { to: new URL(headers.location ?? ''), cookie: headers['set-cookie']?.[0] ?? '' };
  }

  /** Calls the issuer's page and returns the path to which it sends the browser back. */
  async comeBack(to: URL): Promise<string> {
    const answer = await fetch(to, { redirect: 'manual' });
    const { pathname, search } = new URL(answer.headers.get('location') ?? '');
    return pathname + search;
  }

  /** The last step. Returns the URL to which the shop redirects. */
  async land(path: string, cookie: string, ip = '127.0.0.1'): Promise<URL> {
    const call = this.app.call.get(path).set('cookie', cookie).set('x-forwarded-for', ip);
    const { headers } = await call.redirects(0).expect(302).expect('cache-control', 'no-store');
    return new URL(headers.location ?? '');
  }

  /** Takes all three steps. */
  async signIn(ip?: string): Promise<URL> {
    const { to, cookie } = await this.leave();
    return this.land(await this.comeBack(to), cookie, ip);
  }
}
