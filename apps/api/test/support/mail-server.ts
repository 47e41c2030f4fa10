import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const USER = 'shop';
const PASSWORD = 'p@ss word';

/** A real SMTP server on loopback that accepts one user. */
export class MailServer {
  /** The received mails, as they were sent. */
  readonly received: string[] = [];
  /** Whether the server defers mails with a temporary error. */
  busy = false;
  /** The number of deferred mails. */
  putOff = 0;
  private readonly server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === USER && password === PASSWORD
        ? done(null, { user: USER })
        : done(new Error('Invalid username or password')),
    onMailFrom: (_address, _session, done) => {
      if (!this.busy) return done();
      this.putOff += 1;
      done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
    },
    onData: (stream, _session, done) => {
      void text(stream).then((mail) => {
        this.received.push(mail);
        done();
      }, done);
    },
  });

  static async start(): Promise<MailServer> {
    const mailServer = new MailServer();
    mailServer.server.listen(0, '127.0.0.1');
    await once(mailServer.server.server, 'listening');
    return mailServer;
  }

  /** The URL for SMTP_URL. */
  get url(): string {
    const { port } = this.server.server.address() as AddressInfo;
    return `smtp://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(resolve));
  }
}
