import * as z from 'zod/mini';

/** The Web Vitals metrics that pages send. */
export const WEB_VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

/** The largest accepted value of each metric: milliseconds, and for CLS its score. */
export const MAX_VITAL = { LCP: 60_000, INP: 60_000, CLS: 10, FCP: 60_000, TTFB: 60_000 };

/** The routes under which measurements are stored; every other page counts as `other`. */
export const MEASURED_PAGES = [
  '/',
  '/accounts',
  '/accounts/:id',
  '/giftcards',
  '/giftcards/:id',
  '/public-chat',
  '/support',
  '/support/:id',
  '/profile',
  '/admin',
  '/admin/dashboard',
  '/admin/accounts',
  '/admin/giftcards',
  '/admin/users',
  '/login',
  '/register',
  '/verify-email',
  '/verify-email/:token',
  '/forgot-password',
  '/reset-password/:token',
  '/auth/callback',
] as const;
export type MeasuredPage = (typeof MEASURED_PAGES)[number] | 'other';

const metric = z
  .object({ name: z.enum(WEB_VITALS, 'name is unknown'), value: z.number('value must be a number') })
  .check(
    z.refine(({ name, value }) => value >= 0 && value <= MAX_VITAL[name], {
      error: 'value is out of range',
      path: ['value'],
    }),
  );

const MAX_PAGE = 200;
const COUNT = `metrics must have 1 to ${WEB_VITALS.length} entries`;

/** `POST /api/vitals`: the measurements of a page, each metric at most once (operations, section 6). */
export const webVitalsSchema = z.object({
  page: z.string('page must be text').check(z.maxLength(MAX_PAGE, 'page is too long')),
  metrics: z.array(metric, COUNT).check(
    z.minLength(1, COUNT),
    z.maxLength(WEB_VITALS.length, COUNT),
    z.refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'each name may stand once'),
  ),
});
export type WebVitals = z.infer<typeof webVitalsSchema>;

const isKnown = (page: string): page is (typeof MEASURED_PAGES)[number] =>
  (MEASURED_PAGES as readonly string[]).includes(page);

/** @returns the page under which the measurements are stored */
export const measuredPage = (page: string): MeasuredPage => (isKnown(page) ? page : 'other');
