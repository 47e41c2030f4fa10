import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@manette/platform/free-port';
import { runningPostmaster } from '../src/postgres/postmaster-file.ts';
import { removeFolder, throwawayFolder } from '../src/throwaway/folders.ts';
import { halfCall } from './support/half-call.ts';
import { isGone, until } from './support/launched.ts';
import { Serving, statusOf } from './support/serving.ts';
import { signUp } from './support/sign-up.ts';

interface LogLine {
  msg?: string;
  cut?: string[];
}

describe('npm run serve with the embedded PostgreSQL', () => {
  const folder = throwawayFolder();
  let silent: Server;
  let shop: Serving;
  let origin: string;

  /** A mail server that accepts connections and never sends anything. */
  const mailServer = () => createServer((socket) => socket.on('error', () => socket.destroy()));
  const postgres = () => runningPostmaster(join(folder, 'postgres/cluster'))?.process.pid;
  const start = async () => {
    const PORT = String(await freePort());
    origin = `http://localhost:${PORT}`;
    const { port } = silent.address() as AddressInfo;
    const mails = { MAIL_TO_FILES: '', SMTP_URL: `smtp://127.0.0.1:${port}` };
    const ending = { DRAIN_SECONDS: '0', SHUTDOWN_SECONDS: '1' };
    shop = new Serving([], {
      ...{ EMBEDDED_POSTGRES: 'true', DATA_DIR: folder, PORT, PUBLIC_URL: origin },
      ...mails,
      ...ending,
    });
    await shop.answers(`${origin}/api/health/ready`);
  };

  beforeAll(async () => {
    silent = mailServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    await start();
  });
  afterAll(async () => {
    shop.signal('SIGTERM');
    await shop.ended();
    silent.close();
    removeFolder(folder);
  });

  it('[OPS-003] serves calls, Socket.IO, front ends and jobs on one port, in production', async () => {
    expect((await fetch(origin, { headers: { accept: 'text/html' } })).status).toBe(200);
    expect(await statusOf(`${origin}/socket.io/?EIO=4&transport=polling`)).toBe(200);
    // Only in production the API documentation is not served.
    expect(await statusOf(`${origin}/api/docs`)).toBe(404);
    const mailed = once(silent, 'connection');
    await signUp(origin, 'first');
    await mailed;
  });

  it('[OPS-007] creates no demo data and no administrator with the published password', async () => {
    const sitting = await (await fetch(`${origin}/api/config`)).json();
    expect(sitting).toMatchObject({ adminRoleChanges: 'operator' });
    const known = { email: 'admin@manette.test', password: 'Admin123!' };
    const signIn = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(known),
    });
    expect(signIn.status).toBe(401);
    expect(existsSync(join(folder, 'uploads'))).toBe(false);
  });

  it('[OPS-023] restarts the PostgreSQL server when it is killed', async () => {
    const killed = postgres() ?? 0;
    process.kill(killed, 'SIGKILL');
    await until(() => ![undefined, killed].includes(postgres()));
    await shop.answers(`${origin}/api/health/ready`);
  });

  it('[OPS-067] logs the calls and jobs that it cuts off, exits with 1, and stops the PostgreSQL server', async () => {
    const mailed = once(silent, 'connection');
    await signUp(origin, 'second');
    await mailed;
    await halfCall(origin);
    const server = postgres();
    shop.signal('SIGTERM');
    expect(await shop.ended()).toBe(1);
    const lines = shop.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as LogLine);
    expect(lines.flatMap(({ cut = [] }) => cut)).toEqual(
      expect.arrayContaining(['POST /api/auth/login', expect.stringMatching(/^mail /)]),
    );
    expect([server, isGone(server), existsSync(join(folder, 'run.json'))]).toEqual([
      expect.any(Number),
      true,
      false,
    ]);
  });

  it('[OPS-067] exits immediately with 1 on a second signal, and leaves no PostgreSQL server running', async () => {
    await start();
    await halfCall(origin);
    const server = postgres();
    shop.signal('SIGTERM');
    await until(() => shop.stdout.includes('stopping on SIGTERM'));
    shop.signal('SIGTERM');
    expect(await shop.ended()).toBe(1);
    expect(shop.stdout).toContain('a second SIGTERM: exiting immediately');
    await until(() => isGone(server));
  });
});
