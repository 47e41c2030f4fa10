import { bench } from './end.ts';
import type { LoadJob, LoadRequest } from './load/job.ts';
import { compared, inTurns } from './figures/rounds.ts';
import { report } from './figures/report.ts';
import { spreadOf } from './figures/spread.ts';
import { signInClients } from './many-clients.ts';
import { startProduct } from './product.ts';
import { underLoad, type Round } from './under-load.ts';

// Measures the cost of committing writes with audit log entries one after another: a small change by an administrator, which
// the log records, next to one by a client, which it does not record. One writer, and eight at the same time, each on its own
// rows.

const [seconds = '4'] = process.argv.slice(2);
const ROWS = 64;
const WRITERS = 8;
/** More requests than are sent in a second. */
const A_SECOND = 2000;

async function addCannedReplies(url: string, headers: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < ROWS; number += 1) {
    const answer = await fetch(`${url}/api/messages/support/canned-replies`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ title: `Bench ${number}`, english: 'Hello', arabic: 'مرحبا' }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    ids.push(((await answer.json()) as { cannedReply: { _id: string } }).cannedReply._id);
  }
  return ids;
}

await bench(async () => {
  const { url, databaseUrl, token, postgresPid, processes } = await startProduct(60);
  const json = { 'content-type': 'application/json' };
  const administrator = { ...json, authorization: `Bearer ${token}` };
  const replies = await addCannedReplies(url, administrator);
  const clients = await signInClients(url, databaseUrl, ROWS);
  let written = 0;
  /** Returns a request that changes a value, so that the log gets an entry. */
  const recorded = (): LoadRequest => ({
    path: `/api/messages/support/canned-replies/${replies[written % ROWS]}`,
    body: JSON.stringify({ english: `Hello ${(written += 1)}` }),
  });
  const unrecorded = (): LoadRequest => ({
    path: '/api/users/profile',
    headers: { ...json, authorization: `Bearer ${clients[written % ROWS]}` },
    body: JSON.stringify({ phone: `+2135${String((written += 1)).padStart(8, '0')}` }),
  });
  const round = (next: () => LoadRequest, connections: number) => (): Promise<Round> => {
    const requests = Array.from({ length: A_SECOND * Number(seconds) }, next);
    const job: LoadJob = { url, method: 'PUT', headers: administrator, connections, seconds: Number(seconds), requests }; // oxfmt-ignore
    return underLoad(job, [...processes(), postgresPid]);
  };
  const rounds = await inTurns({
    recordedAlone: round(recorded, 1),
    recordedTogether: round(recorded, WRITERS),
    otherAlone: round(unrecorded, 1),
    otherTogether: round(unrecorded, WRITERS),
  });
  const perSecond = (of: Round[]) => of.map((one) => one.perSecond);
  const line = (work: string, together: Round[], alone: Round[]) => [
    compared({
      work: `${work}, ${WRITERS} writers`,
      quantity: 'writes/s',
      ours: perSecond(together),
      against: { name: 'one writer', values: perSecond(alone) },
    }),
    { work: `${work}, one writer`, quantity: 'p99 ms', ours: spreadOf(alone.map(({ p99 }) => p99)) },
    {
      work: `${work}, ${WRITERS} writers`,
      quantity: 'p99 ms',
      ours: spreadOf(together.map(({ p99 }) => p99)),
    },
    {
      work: `${work}, ${WRITERS} writers`,
      quantity: 'CPU ms',
      ours: spreadOf(together.map(({ cpu }) => cpu)),
    },
  ];
  report([
    ...line('write that the log tells of', rounds.recordedTogether, rounds.recordedAlone),
    ...line('write that it does not', rounds.otherTogether, rounds.otherAlone),
  ]);
});
