// `node deploy/images/smoke/smoke.ts`, as root with buildah: runs the built images together, completes an order, and drains a
// process (OPS-083).
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServers } from '@manette/local';
import { CHECKOUT } from '../../checkout.ts';
import { checkHealth, openImage, start, type Container, type Image } from './container.ts';
import { checkContents } from './contents.ts';
import { completeOrder } from './shop.ts';
import { answerOf, until } from './until.ts';

/** Four consecutive ports, below the range from which the system chooses ports for connections. */
const [port, metrics, workerMetrics, webPort] = [0, 1, 2, 3].map(
  (place) => Number(process.env.SMOKE_PORT ?? 18_080) + place,
);
const USER = 10001;
const ADMIN = { email: 'admin@manette.test', password: 'Sm0ke-test-only' };

const folder = mkdtempSync(join(tmpdir(), 'manette-images-'));
const servers = await startTestServers(process.env);
const running: Container[] = [];
const images: Image[] = [];

function open(target: string): Image {
  const image = openImage(`localhost/manette-${target}:latest`);
  images.push(image);
  checkContents(image);
  console.log(`manette-${target}: user, variables, labels and contents are right`);
  return image;
}

function dataFolder(name: string): string {
  const data = join(folder, name);
  mkdirSync(data);
  chownSync(data, USER, USER);
  return data;
}

async function runToEnd(
  image: Image,
  command: string[],
  environment: Record<string, string>,
): Promise<string> {
  const container = start(image, { data: dataFolder(command.join('-')), environment, command });
  assert.equal(await container.ended, 0, container.output());
  return container.output();
}

/** Writes nginx's configuration for the ports of this run, as docs/operations/images.md describes. @returns its path */
function webConfiguration(publicUrl: string, upstream: string): string {
  const file = join(folder, 'nginx.conf');
  const writer = ['deploy/nginx/main.ts', '--standalone', '--ipv4', '--out', file];
  const environment = { ...process.env, PUBLIC_URL: publicUrl, UPSTREAMS: upstream };
  const { status, stderr } = spawnSync(process.execPath, writer, {
    cwd: CHECKOUT,
    env: environment,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  return file;
}

async function smoke(): Promise<void> {
  const [api, worker, web] = [open('api'), open('worker'), open('web')];
  const origin = `http://127.0.0.1:${webPort}`;
  const data = dataFolder('data');
  const environment = {
    PUBLIC_URL: origin,
    DATABASE_URL: servers.environment.TEST_DATABASE_URL,
    PORT: String(port),
    METRICS_PORT: String(metrics),
    JWT_SECRET: 'only-for-the-smoke-test-of-images-0123456789',
    MAIL_TO_FILES: 'true',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ADMIN_SECOND_STEP: 'optional',
    REAUTHENTICATION_MINUTES: '0',
    MIGRATE_ON_START: 'false',
    TRUSTED_PROXIES: '127.0.0.1/32',
  };

  assert.match(await runToEnd(api, ['migrate'], environment), /^applied /m);
  const first = start(api, { data, environment });
  const jobs = start(worker, { data, environment: { ...environment, METRICS_PORT: String(workerMetrics) } });
  const mounts = { '/app/nginx.conf': webConfiguration(origin, `127.0.0.1:${port}`) };
  const front = start(web, { data: dataFolder('web'), environment: { PORT: String(webPort) }, mounts });
  running.push(first, jobs, front);

  const ready = async (url: string) => ((await answerOf(url))?.status === 200 ? true : undefined);
  const orEnd = (container: Container) =>
    container.ended.then(() => Promise.reject(new Error(container.output())));
  await Promise.race([
    until('the API', () => ready(`${origin}/api/health/ready`)),
    orEnd(first),
    orEnd(front),
  ]);
  await Promise.race([
    until('the worker', () => ready(`http://127.0.0.1:${workerMetrics}/health/ready`)),
    orEnd(jobs),
  ]);
  await checkHealth(api, { data, environment });
  await checkHealth(web, { data: dataFolder('check'), environment: { PORT: String(webPort) } });
  assert.match((await answerOf(`${origin}/`))?.body ?? '', /<script/);
  console.log('ready');

  await completeOrder(origin, join(data, 'outbox'), ADMIN);
  console.log('an order is completed');

  first.process.kill('SIGTERM');
  const draining = await until('the drain', async () => {
    const answer = await answerOf(`http://127.0.0.1:${metrics}/health/ready`);
    return answer?.status === 503 ? answer.body : undefined;
  });
  assert.match(draining, /"serving":"down"/);
  assert.equal(await first.ended, 0, first.output());
  jobs.process.kill('SIGTERM');
  assert.equal(await jobs.ended, 0, jobs.output());
  front.process.kill('SIGQUIT');
  assert.equal(await front.ended, 0, front.output());
  console.log('drained');
}

try {
  await smoke();
} finally {
  for (const container of running) container.process.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  for (const image of images) image.remove();
  await servers.stop();
  rmSync(folder, { recursive: true, force: true });
}
