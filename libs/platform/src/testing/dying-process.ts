// A process of the product that is killed by SIGKILL right after a commit, before the outbox rows can be relayed.
import 'reflect-metadata';
import { once } from 'node:events';
import { Outbox } from '../messaging/outbox/outbox.js';
import { UnitOfWork } from '../database/unit-of-work/unit-of-work.js';
import { probeConfig, startProbeApp } from './probe-app.js';
import { ProbeWorkModule } from './probe-work.js';

const config = probeConfig(process.env.DATABASE_URL ?? '', {
  DATA_DIR: process.env.DATA_DIR ?? '',
  REDIS_URL: process.env.REDIS_URL ?? '',
});
const { app } = await startProbeApp(config, ProbeWorkModule);
console.log('ready');
await once(process.stdin, 'data');
const outbox = app.get(Outbox);
await app.get(UnitOfWork).run(() => {
  outbox.emit({ everyone: true }, 'account_deleted', { _id: 'from the dead' });
  outbox.event('probe.happened', { what: 'from the dead' });
  outbox.job('probe', 'note', { what: 'from the dead' });
  outbox.mail({ to: 'ann@example.test', subject: 'From the dead', html: '<p>x</p>', text: 'x' });
  return Promise.resolve();
});
process.kill(process.pid, 'SIGKILL');
