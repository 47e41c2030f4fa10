import { storedText, eventually } from '@manette/platform/testing';
import pg from 'pg';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { MailServer } from '../support/mail-server.js';
import { parseMail } from '../support/test-mails.js';

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await MailServer.start();
  app = await startTestApp({ env: { SMTP_URL: server.url, MAIL_FROM: 'Manette <shop@manette.test>' } });
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});

const mailsTo = ({ email }: TestPerson) =>
  server.received.filter((mail) => parseMail(mail).to.includes(email));
const mailTo = (person: TestPerson) => eventually(() => mailsTo(person)[0]);

it('[contract 1] SMTP_URL: mails are delivered as HTML and text, and no copy is stored on the disk', async () => {
  const ann = await app.people.client();
  const mail = await mailTo(ann);
  expect(mail).toContain('From: Manette <shop@manette.test>');
  expect(mail).toContain('Content-Type: text/html');
  const { subject, links } = parseMail(mail);
  expect(subject).toBe('Verify your email address');
  const secret = links[0]?.split('/').at(-1) ?? '';
  await app.call.get(`/api/users/verify-email/${secret}`).expect(200);
  expect(await app.mails.to(ann.email)).toEqual([]);
});

it('after a link was delivered, the product stores it nowhere', async () => {
  const ann = await app.people.client();
  await mailTo(ann);
  await app.call.post('/api/auth/forgot-password').send({ email: ann.email }).expect(200);
  const links = await eventually(() => {
    const mails = mailsTo(ann);
    return mails.length === 2
      ? mails.map((mail) => parseMail(mail).links[0]?.split('/').at(-1) ?? '')
      : undefined;
  });
  const database = new pg.Client(app.database.url);
  await database.connect();
  const stored = () => storedText(database, undefined);
  await eventually(async () => !/\/(reset-password|verify-email)\//.test(await stored()));
  const left = await stored();
  await database.end();
  for (const secret of links) {
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(left).not.toContain(secret);
  }
});

it('[contract 7] a mail that the server defers is sent again, and arrives once', async () => {
  server.busy = true;
  const ann = await app.people.client();
  await eventually(() => server.putOff > 0);
  server.busy = false;
  await mailTo(ann);
  const bob = await app.people.client();
  await mailTo(bob);
  expect(mailsTo(ann)).toHaveLength(1);
});
