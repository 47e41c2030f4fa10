import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runNode } from './child.ts';
import { bench } from './end.ts';
import { eventLoopDelay } from './event-loop.ts';
import { compared, inTurns, ROUNDS } from './figures/rounds.ts';
import { report } from './figures/report.ts';
import { spreadOf } from './figures/spread.ts';
import { differentPictures } from './pictures.ts';
import { startProduct } from './product.ts';

// Listings with twelve pictures each, all uploaded at the same time, until every picture is encoded; next to a bare script that
// encodes as many pictures in the same way.

const [uploads = '50', rounds = String(ROUNDS)] = process.argv.slice(2);
const PICTURES = 12;
const COUNT = Number(uploads) * PICTURES;
/** The widths in which the shop encodes pictures of this width. */
const WIDTHS = '240,400';
const PATIENCE = 240_000;

const FIELDS = {
  codeName: 'Bench',
  console: 'PS5',
  service: 'Compte_Complet',
  'games[]': 'Bench',
  'prix[amount]': '10',
  'prix[currency]': 'DZD',
  duration: '30',
  available: '1',
};

async function upload(url: string, token: string, pictures: readonly Buffer[]): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(FIELDS)) form.set(name, value);
  for (const picture of pictures)
    form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'bench.jpg');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/accounts`, { method: 'POST', headers, body: form });
  if (answer.status !== 201)
    throw new Error(`an upload was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

interface Uploaded {
  /** Encoded pictures per second. */
  pictures: number;
  /** Milliseconds until the last upload was answered. */
  answered: number;
  /** The 99th percentile of the event loop's delay, in milliseconds. */
  loopDelay: number;
}

async function bareScript(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'manette-bench-pictures-'));
  try {
    for (const [number, picture] of (await differentPictures(COUNT)).entries())
      writeFileSync(join(folder, `${number}.jpg`), picture);
    const begun = performance.now();
    await runNode([join(import.meta.dirname, 'bare-encoder.ts'), folder, WIDTHS]);
    return (COUNT * 1000) / (performance.now() - begun);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await bench(async () => {
  const { url, token, databaseUrl, metricsUrl } = await startProduct(60);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const isWaiting = async () =>
    (await client.query('select from catalog.picture where not is_ready limit 1')).rowCount !== 0;
  const uploadAll = async (): Promise<Uploaded> => {
    const pictures = await differentPictures(COUNT);
    await eventLoopDelay(metricsUrl);
    const begun = performance.now();
    await Promise.all(
      Array.from({ length: Number(uploads) }, (_, number) =>
        upload(url, token, pictures.slice(number * PICTURES, (number + 1) * PICTURES)),
      ),
    );
    const answered = performance.now() - begun;
    while (await isWaiting()) {
      if (performance.now() - begun > PATIENCE) throw new Error('the pictures were not encoded in time');
      await pause(50);
    }
    const seconds = (performance.now() - begun) / 1000;
    return { pictures: COUNT / seconds, answered, loopDelay: await eventLoopDelay(metricsUrl) };
  };
  try {
    const taken = await inTurns(
      { shop: uploadAll, bare: async () => ({ pictures: await bareScript(), answered: 0, loopDelay: 0 }) },
      Number(rounds),
    );
    const work = `${uploads} uploads of ${PICTURES} pictures at once`;
    const note = 'pictures of 400 x 300 pixels';
    report([
      compared({
        work,
        quantity: 'pictures/s',
        ours: taken.shop.map(({ pictures }) => pictures),
        against: { name: 'bare sharp script', values: taken.bare.map(({ pictures }) => pictures) },
        wanted: { atLeast: 0.8 },
        note,
      }),
      {
        work,
        quantity: 'event loop delay of the API, p99 ms',
        ours: spreadOf(taken.shop.map(({ loopDelay }) => loopDelay)),
        wanted: { atMost: 20 },
        note: "Node's timer of 10 ms included",
      },
      {
        work,
        quantity: 's until all are answered',
        ours: spreadOf(taken.shop.map(({ answered }) => answered / 1000)),
      },
    ]);
  } finally {
    await client.end();
  }
});
