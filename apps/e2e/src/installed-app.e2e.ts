import { expect, test } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { Person } from './support/person.ts';
import { product } from './support/product.ts';

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

const MANIFESTS = [
  { path: '/manifest.webmanifest', lang: 'en', dir: 'ltr', support: 'Support', accounts: 'Accounts' },
  { path: '/manifest.ar.webmanifest', lang: 'ar', dir: 'rtl', support: 'الدعم', accounts: 'الحسابات' },
];

const fetched = (path: string) => fetch(new URL(path, product.origin));

async function manifestAt(path: string) {
  const answer = await fetched(path);
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  return (await answer.json()) as Record<string, unknown> & { icons: Icon[] };
}

/** Fetches a picture, which must be a square PNG of `size` pixels. */
async function square(path: string, size: number) {
  const picture = sharp(await (await fetched(path)).arrayBuffer());
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: size, height: size });
  return picture;
}

/** Returns whether every pixel outside the middle part of the picture has the colour of its corner, which must be opaque. */
async function isPlainAround(picture: Sharp, size: number, part: number): Promise<boolean> {
  const pixels = await picture.ensureAlpha().raw().toBuffer();
  const [from, to] = [(size * (1 - part)) / 2, (size * (1 + part)) / 2];
  const ground = pixels.subarray(0, 4);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const at = (y * size + x) * 4;
      const isMiddle = x >= from && x < to && y >= from && y < to;
      if (!isMiddle && !pixels.subarray(at, at + 4).equals(ground)) return false;
    }
  return ground[3] === 255;
}

test('[POC-007, POC-009, POC-010, POC-103] the shop can be installed as an app, with its own icons', async () => {
  for (const { path, lang, dir, support, accounts } of MANIFESTS) {
    const manifest = await manifestAt(path);
    expect(manifest).toMatchObject({
      name: 'Manette',
      short_name: 'Manette',
      description: expect.stringMatching(/.{40}/),
      lang,
      dir,
      id: '/',
      start_url: '/?source=app',
      scope: '/',
      display: 'standalone',
      theme_color: expect.stringMatching(/^#/),
      background_color: expect.stringMatching(/^#/),
      shortcuts: [
        { name: support, url: '/support' },
        { name: accounts, url: '/accounts' },
      ],
      share_target: {
        action: '/share',
        method: 'POST',
        enctype: 'multipart/form-data',
        params: {
          ...{ title: 'title', text: 'text', url: 'url' },
          files: [{ name: 'files', accept: ['image/*', 'application/pdf'] }],
        },
      },
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type, purpose } of manifest.icons) {
      expect(type).toBe('image/png');
      const size = Number.parseInt(sizes);
      const picture = await square(src, size);
      if (purpose === 'maskable') expect(await isPlainAround(picture, size, 0.8)).toBe(true);
    }
  }
});

test('[POC-008, POC-009] a page links the manifest in its language', async ({ browser }) => {
  const reader = await Person.arrive(browser, 'ar');
  const { page } = reader;
  const manifest = page.locator('link[rel=manifest]');
  await page.goto('/login');
  await expect(manifest).toHaveAttribute('href', '/manifest.ar.webmanifest');
  await page.getByRole('button', { name: 'اللغة' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(manifest).toHaveAttribute('href', '/manifest.webmanifest');
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  await square(touch ?? '', 180);
  reader.expectQuietConsole();
});

test('[POC-007, POC-011] Chromium reports no error that prevents the installation', async ({ browser }) => {
  const { page } = await Person.arrive(browser, 'en');
  const devTools = await page.context().newCDPSession(page);
  await page.goto('/login');
  const { manifest, errors } = await devTools.send('Page.getAppManifest');
  expect([manifest?.startUrl, errors]).toEqual([`${product.origin}/?source=app`, []]);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // A Playwright context is a private window, in which no app can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
