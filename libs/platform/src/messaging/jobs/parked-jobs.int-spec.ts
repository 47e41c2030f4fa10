import pg from 'pg';
import { queueStores } from '../../testing/queue-stores.js';
import { createTestDatabase, eventually, type TestDatabase } from '../../testing/index.js';
import { probeConfig, startProbeApp, type ProbeApp } from '../../testing/probe-app.js';
import { createProbeTable, ProbeWorkModule, whatWasDone } from '../../testing/probe-work.js';
import { MAIL_QUEUE } from '../outbox/jobs-of-row.js';
import { ParkedJobs } from './parked-jobs.js';
import { Queues } from './queues.js';

const STACK = 'Error: refused by ann@shop.test\n    at somewhere';

describe.each(queueStores(9))('a parked job, with the queues on %s', (_store, env) => {
  let database: TestDatabase;
  let client: pg.Client;
  let probe: ProbeApp;
  let parked: ParkedJobs;
  beforeAll(async () => {
    database = await createTestDatabase([]);
    client = new pg.Client(database.url);
    await client.connect();
    await createProbeTable(client);
    probe = await startProbeApp(probeConfig(database.url, env), ProbeWorkModule);
    parked = probe.app.get(ParkedJobs);
  });
  afterAll(async () => {
    await probe.stop();
    await client.end();
    await database.drop();
  });

  const add = (queue: string, name: string, jobId: string, data: object) =>
    probe.app.get(Queues).add(queue, [{ name, data, opts: { jobId, attempts: 1 } }]);
  const listed = (count: number) =>
    eventually(async () => {
      const all = await parked.list();
      return all.length === count ? all : undefined;
    });
  const times = async (what: string) =>
    (await whatWasDone(client, 'job')).filter((one) => one === what).length;

  it('[OPS-113] is listed with its error in one line, and runs again', async () => {
    await add('probe', 'fail', 'parked-one', { what: 'one' });
    await add('probe', 'fail', 'parked-two', { what: 'two' });
    const found = await listed(2);
    expect(found).toContainEqual({
      ...{ id: 'parked-one', queue: 'probe', name: 'fail', error: 'as asked', isWhole: true },
    });
    expect(await parked.retry('parked-one')).toBe(1);
    await eventually(async () => (await times('one')) === 2);
    expect(await times('two')).toBe(1);
    await listed(2);
    expect(await parked.retry('all')).toBe(2);
    await eventually(async () => (await times('one')) === 3 && (await times('two')) === 2);
    await listed(2);
  });

  it('[OPS-113] may also be a row of the outbox, which a retry hands over to its queue', async () => {
    const { rows } = await client.query<{ id: string }>(
      `insert into platform.outbox (kind, topic, payload, attempts, parked_at, last_error)
       values ('job', 'probe', '{"name": "note", "data": {"what": "row"}}', 12, now(), $1) returning message_id as id`,
      [STACK],
    );
    const [{ id } = { id: '' }] = rows;
    expect(await parked.list()).toContainEqual({
      ...{ id, queue: 'outbox', name: 'probe/note', error: 'Error: refused by …', isWhole: true },
    });
    expect(await parked.retry(id)).toBe(1);
    await eventually(async () => (await times('row')) === 1);
    expect((await parked.list()).map((one) => one.id)).not.toContain(id);
  });

  it('[OPS-113] cannot be retried if it does not exist or its data were not kept', async () => {
    await expect(parked.retry('nobody')).rejects.toThrow('There is no parked job nobody');
    await add(MAIL_QUEUE, 'mail', 'parked-mail', { to: 'ann@shop.test', subject: 'Hello' });
    await eventually(async () => (await parked.list()).find(({ id }) => id === 'parked-mail'));
    await expect(parked.retry('parked-mail')).rejects.toThrow(
      'parked-mail cannot run again: its data were not kept',
    );
  });
});
