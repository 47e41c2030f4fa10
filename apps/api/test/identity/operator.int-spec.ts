import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ChangeEmail, DemoteAdministrator, PromoteToAdministrator } from '@manette/contracts/identity';
import { eventually } from '@manette/platform/testing';
import { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import {
  exitCodeAndOutput,
  runProgramFor,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '../support/index.js';
import { enrol } from './support/authenticator.js';

const REFUSAL = {
  code: 'ADMIN_PROTECTED',
  message: 'Roles and addresses of administrators are changed by the operator',
};
let app: TestApp;
let other: TestApp;
let boss: TestPerson;
beforeAll(async () => {
  const env = { ADMIN_ROLE_CHANGES: 'operator', SECURITY_MAILS: 'true' };
  app = await startTestApp({ env });
  other = await startTestApp({ beside: app, env });
  boss = await app.people.admin();
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const order = (command: object, on = app) => on.app.get(CommandBus).execute(command);
const edit = (id: string, input: object) => app.call.put(`/api/users/${id}`, boss.token).send(input);

async function administrator(): Promise<TestPerson> {
  const person = await app.people.client();
  await order(new PromoteToAdministrator(person.email));
  return person;
}

async function roleOf({ id }: TestPerson): Promise<{ role: string; email: string }> {
  const { body } = await edit(id, {}).expect(200);
  return body.user;
}

/** Runs `npm run admin` in its own process. */
const command = async (...typed: string[]) => exitCodeAndOutput(await runProgramFor(app, 'admin', typed));

describe('when only the operator changes roles', () => {
  it('[TRU-056] an edit that changes a role, or the address of an administrator, is refused as a whole', async () => {
    const [ann, chief] = [await app.people.client(), await administrator()];
    const refused = async (id: string, input: object) =>
      expect((await edit(id, { ...input, phone: '0551112233' }).expect(403)).body).toMatchObject(REFUSAL);
    await refused(ann.id, { role: 'admin' });
    await refused(chief.id, { role: 'client' });
    await refused(chief.id, { email: 'taken.over@shop.test' });
    await refused(boss.id, { email: 'taken.over@shop.test' });
    expect(await roleOf(ann)).toMatchObject({ role: 'client', phone: '+213551234567' });
    expect(await roleOf(chief)).toMatchObject({ role: 'admin', email: chief.email, phone: '+213551234567' });
  });

  it('[TRU-056] unchanged values and a client’s address are accepted; /config tells who changes roles', async () => {
    const [ann, chief] = [await app.people.client(), await administrator()];
    const same = { role: 'admin', email: chief.email.toUpperCase(), isActive: true, address: 'Oran' };
    expect((await edit(chief.id, same).expect(200)).body.user).toMatchObject({ address: 'Oran' });
    await edit(ann.id, { role: 'client', email: `new.${ann.email}` }).expect(200);
    expect((await app.call.get('/api/config')).body).toMatchObject({ adminRoleChanges: 'operator' });
  });

  it('[ID-097] an administrator still cannot be deactivated', async () => {
    const chief = await administrator();
    const { body } = await edit(chief.id, { isActive: false }).expect(403);
    expect(body).toMatchObject({ code: 'ADMIN_PROTECTED', message: expect.not.stringContaining('operator') });
  });
});

describe('reset-second-step', () => {
  it('[TRU-038] switches the second step off and ends all sessions', async () => {
    const ann = await app.people.client();
    await enrol(app, ann);
    expect(await command('reset-second-step', ann.email)).toEqual({ code: 0, says: 'done' });
    await app.call.get('/api/auth/me', ann.token).expect(401);
    const { token } = await app.people.login(ann.email);
    const { body } = await app.call.get('/api/auth/second-step', token).expect(200);
    expect(body.secondStep).toMatchObject({ on: false, totp: null, recoveryCodesLeft: 0 });
    const nobody = await command('reset-second-step', 'nobody@shop.test');
    expect(nobody).toEqual({ code: 1, says: 'User not found' });
  });
});

describe('demote', () => {
  it('[TRU-057] makes an administrator a client, and ends the sessions and sockets on every process', async () => {
    const [chief, watcher] = [await administrator(), await app.people.client()];
    const [here, there] = [await app.people.login(chief.email), await app.people.login(chief.email)];
    const socket = await other.sockets.connect(there.token);
    const online = await app.sockets.connect(watcher.token);
    await order(new DemoteAdministrator(chief.email.toUpperCase()));
    await eventually(() => !socket.socket.connected);
    for (const { token } of [chief, here, there])
      expect((await app.call.get('/api/users', token).expect(401)).body.code).toBe('UNAUTHENTICATED');
    await online.next(
      'user_status_changed',
      (told) => told._id === chief.id && told.role === 'admin' && !told.isOnline,
    );
    const again = await app.people.login(chief.email);
    await app.call.get('/api/users', again.token).expect(403);
    expect(await roleOf(chief)).toMatchObject({ role: 'client' });
  });

  it('[TRU-057] closes a socket that was still connecting', async () => {
    const chief = await administrator();
    const early = await other.sockets.connect(chief.token);
    const database = new pg.Client(app.database.url);
    await database.connect();
    await database.query('begin; lock table platform.open_socket in exclusive mode');
    const late = expect(other.sockets.connect(chief.token)).rejects.toThrow('UNAUTHENTICATED');
    const isConnecting = `select from pg_locks where not granted and relation = 'platform.open_socket'::regclass`;
    await eventually(async () => (await database.query(isConnecting)).rowCount);
    await order(new DemoteAdministrator(chief.email));
    await eventually(() => !early.socket.connected);
    await database.query('rollback');
    await database.end();
    await late;
  });

  it('[TRU-057] is refused for a client, and for an unknown address', async () => {
    const ann = await app.people.client();
    const refused = (email: string, sentence: string) =>
      expect(order(new DemoteAdministrator(email))).rejects.toThrow(sentence);
    await refused(ann.email, 'This person is not an administrator');
    await refused('nobody@shop.test', 'User not found');
  });

  it('[TRU-057] refuses an upload that was still being received', async () => {
    const chief = await administrator();
    const sent = request(`${app.url}/api/accounts`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${chief.token}`,
        'content-type': 'multipart/form-data; boundary=end',
      },
    });
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    const head = 'Content-Disposition: form-data; name="images"; filename="a.png"\r\n\r\n';
    sent.write(`--end\r\n${head}${'not a picture '.repeat(1000)}`);
    const incoming = () => readdir(join(app.config.storage.dataDir, 'incoming')).catch(() => []);
    await eventually(async () => (await incoming()).length === 1);
    await order(new DemoteAdministrator(chief.email));
    sent.end('\r\n--end--\r\n');
    const [answer] = await answered;
    expect(JSON.parse(await text(answer))).toMatchObject({ code: 'UNAUTHENTICATED' });
    await eventually(async () => (await incoming()).length === 0);
  });

  it('[TRU-057] keeps tickets assigned to the former administrator, who can no longer read them', async () => {
    const [client, chief] = [await app.people.verifiedClient(), await administrator()];
    const opened = await app.call
      .post('/api/messages/support/ticket', client.token)
      .send({ subject: 'Mine', orderType: 'general' })
      .expect(201);
    const path = `/api/messages/support/ticket/${opened.body.ticket._id}`;
    await app.call.put(`${path}/status`, chief.token).send({ status: 'in_progress' }).expect(200);
    await order(new DemoteAdministrator(chief.email));
    const { body } = await app.call.get(path, boss.token).expect(200);
    expect(body.ticket.assignedAdmin).toMatchObject({ _id: chief.id, username: chief.username });
    const again = await app.people.login(chief.email);
    expect([403, 404]).toContain((await app.call.get(path, again.token)).status);
  });

  it('[TRU-058] fails with code 1 for one of two concurrent commands on the last two administrators', async () => {
    const chief = await administrator();
    const database = new pg.Client(app.database.url);
    await database.connect();
    // Demotes the other administrators of the suite during this test.
    const { rows } = await database.query<{ email: string }>(
      `update identity.users set role = 'client' where role = 'admin' and id <> all($1) returning email`,
      [[boss.id, chief.id]],
    );
    await database.end();
    const two = await Promise.all([command('demote', boss.email), command('demote', chief.email)]);
    expect(two.sort((one, another) => Number(one.code) - Number(another.code))).toEqual([
      { code: 0, says: 'done' },
      { code: 1, says: 'The last administrator stays' },
    ]);
    for (const email of [boss.email, ...rows.map(({ email }) => email)])
      await order(new PromoteToAdministrator(email));
    boss = await app.people.admin();
  });

  it('[TRU-058] keeps one of two administrators with concurrent calls on two processes, in every round', async () => {
    for (let round = 0; round < 5; round++) {
      const chief = await administrator();
      const others = await app.call.get('/api/users?role=admin&limit=100', boss.token);
      for (const { email } of others.body.users as TestPerson[])
        if (![boss.email, chief.email].includes(email)) await order(new DemoteAdministrator(email));
      const ends = await Promise.allSettled([
        order(new DemoteAdministrator(boss.email), app),
        order(new DemoteAdministrator(chief.email), other),
      ]);
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await order(new PromoteToAdministrator(boss.email));
      boss = await app.people.admin();
    }
  });
});

describe('change-email', () => {
  it('[TRU-059] changes an administrator’s address immediately: unverified, with a mail to the new one', async () => {
    const chief = await administrator();
    const email = `moved.${chief.email}`;
    await order(new ChangeEmail(chief.email, email.toUpperCase()));
    const [mail] = await app.mails.expect(email);
    expect(mail?.subject).toBe('Verify your email address');
    expect((await edit(chief.id, {}).expect(200)).body.user).toMatchObject({ email, emailVerified: false });
    await app.people.login(email);
    await expect(order(new ChangeEmail(email, boss.email))).rejects.toThrow('Email already exists');
  });
});

describe('the notice to the former address', () => {
  const noticeTo = async (address: string) =>
    (await app.mails.expect(address, 2)).find(({ subject }) => subject === 'Your email address was changed');

  it('[TRU-065] is sent once for a change by an administrator or the operator, with the new address masked', async () => {
    const [ann, bob] = [await app.people.client(), await app.people.client()];
    await edit(ann.id, { email: 'xena@moved.test' }).expect(200);
    await edit(ann.id, { email: 'xena@moved.test' }).expect(200);
    await order(new ChangeEmail(bob.email, 'zoe@moved.test'));
    expect((await noticeTo(ann.email))?.text).toContain('x***@moved.test');
    const told = (await noticeTo(bob.email))?.text;
    expect(told).toContain('z***@moved.test');
    expect(told).not.toContain('zoe@');
    expect(await app.mails.to(ann.email)).toHaveLength(2);
  });
});
