import type { OpenAPIObject } from '@nestjs/swagger';
import { Scenario } from '../orders/support/scenario.js';
import { asServed } from '../support/index.js';
import { ACTORS, FuzzActors, type Actor } from './fuzz-actors.js';
import { describedCalls, type DescribedCall } from './described-call.js';
import { faultOfAnswer } from './fault-of-answer.js';
import { hostileRequest, type HostileRequest } from './hostile-request.js';
import { Random } from './random.js';
import { Sender } from './sender.js';

/** `FUZZ_SEED=… FUZZ_REQUESTS=…` repeats a run, or makes it longer. */
const SEED = Number(process.env.FUZZ_SEED ?? 8);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 4000);
const AT_ONCE = 8;
const SHOWN = 25;
/** A request that takes longer than this among concurrent requests is repeated on its own. */
const SLOW_MS = 500;

let scenario: Scenario;
let actors: FuzzActors;
let sender: Sender;
let calls: DescribedCall[];
beforeAll(async () => {
  const env = { RATE_LIMIT_FACTOR: '100000', TRUSTED_PROXIES: '127.0.0.1/32' };
  scenario = await Scenario.create({ env });
  actors = new FuzzActors(scenario);
  await actors.settle();
  sender = new Sender(scenario.app.url, AT_ONCE);
  const { body } = await scenario.app.call.get('/api/docs-json').expect(200);
  calls = describedCalls(asServed(body as OpenAPIObject));
});
afterAll(async () => {
  sender.close();
  await scenario.end();
});

const shown = ({ call, path, headers, body }: HostileRequest) => ({
  ...{ call, path: path.slice(0, 300), headers: JSON.stringify(headers).slice(0, 300) },
  body: body?.toString().slice(0, 400),
});

interface Slow {
  request: HostileRequest;
  actor: Actor;
  ms: number;
}

/** Sends request number `at`. Returns what is wrong with the response, or undefined. */
async function attempt(at: number, slow: Slow[]): Promise<object | undefined> {
  const random = new Random(SEED * 1_000_003 + at);
  const described = random.pick(calls);
  const actor = random.pick(ACTORS);
  const token = await actors.tokenOf(actor);
  const request = hostileRequest(described, actors.ids, random);
  const began = performance.now();
  try {
    const answer = await sender.send(request, token);
    const ms = performance.now() - began;
    if (ms > SLOW_MS) slow.push({ request, actor, ms });
    if (answer.status === 401 || request.call.endsWith('/logout')) actors.replace(actor, token);
    if (answer.status < 300) actors.ids.meet(request.call, answer.text);
    const fault = faultOfAnswer(request, answer);
    if (fault === undefined) return undefined;
    return {
      at,
      actor,
      fault,
      answer: `${answer.status} ${answer.text.slice(0, 400)}`,
      ...shown(request),
    };
  } catch (error) {
    return { at, actor, fault: String(error), ...shown(request) };
  }
}

/** Returns the CPU time of the main thread, in ms, for one request without any other. */
async function timeAlone({ request, actor }: Slow): Promise<number> {
  const token = await actors.tokenOf(actor);
  const before = process.threadCpuUsage();
  await sender.send(request, token);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe(`hostile requests (seed ${SEED})`, () => {
  const slow: Slow[] = [];

  it(`[contract 2] ${REQUESTS} requests made from the OpenAPI document cause no server error and reveal no internals`, async () => {
    const faults: object[] = [];
    let next = 0;
    const one = async () => {
      while (next < REQUESTS && faults.length < SHOWN) {
        const fault = await attempt(next++, slow);
        if (fault) faults.push(fault);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    expect(faults).toEqual([]);
  }, 1_800_000);

  it('no request blocks the others', async () => {
    const held: object[] = [];
    for (const one of slow.sort((a, b) => b.ms - a.ms).slice(0, 40)) {
      const ms = await timeAlone(one);
      if (ms > SLOW_MS) held.push({ ms, ...shown(one.request) });
    }
    expect(held).toEqual([]);
  });

  it('the shop still works: a new user receives a mail and writes in the public chat', async () => {
    const somebody = await scenario.app.people.verifiedClient();
    const call = scenario.app.call.post('/api/messages/public', somebody.token);
    await call.send({ content: 'Good morning' }).expect(201);
  });
});
