import type { Response } from '@playwright/test';
import { signedInPhone } from './phone.ts';

// The size of a page of the running product on a phone: every transferred file with its compressed size.

const [origin = 'http://localhost:4200', path = '/accounts'] = process.argv.slice(2);

interface Loaded {
  kind: string;
  file: string;
  bytes: number;
}

async function weigh(answer: Response): Promise<Loaded> {
  const { responseBodySize } = await answer.request().sizes();
  return {
    kind: answer.request().resourceType(),
    file: new URL(answer.url()).pathname,
    bytes: responseBodySize,
  };
}

const kib = (bytes: number) => Math.round(bytes / 102.4) / 10;

const { browser, page } = await signedInPhone(origin);
try {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const loaded = await Promise.all(answers.filter((answer) => answer.ok()).map(weigh));
  const of = (wanted: string) => loaded.filter(({ kind }) => kind === wanted);
  console.table(
    [...new Set(loaded.map(({ kind }) => kind))].map((kind) => ({
      kind,
      files: of(kind).length,
      KiB: kib(of(kind).reduce((sum, { bytes }) => sum + bytes, 0)),
    })),
  );
  const scripts = of('script').toSorted((a, b) => b.bytes - a.bytes);
  console.table(scripts.map(({ file, bytes }) => ({ script: file, KiB: kib(bytes) })));
} finally {
  await browser.close();
}
