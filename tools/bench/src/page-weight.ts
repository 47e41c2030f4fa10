import { chromium, type Response } from '@playwright/test';

// What a page of the running product costs on a phone: every file over the wire, as compressed as it came.

const [origin = 'http://localhost:4200', path = '/accounts'] = process.argv.slice(2);
const CREDENTIALS = { email: 'admin@manette.test', password: 'Admin123!' };
const PHONE = { width: 360, height: 780 };

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

const signedIn = await fetch(`${origin}/api/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(CREDENTIALS),
});
const { token, user } = (await signedIn.json()) as { token: string; user: object };
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: PHONE });
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      localStorage.setItem('token', storedToken);
      localStorage.setItem('user', storedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
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
