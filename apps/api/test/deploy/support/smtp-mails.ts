import type { MailServer } from '../../support/mail-server.js';
import { parseMail, TestMails, type ReceivedMail } from '../../support/test-mails.js';

/** Mails as a real SMTP server receives them, whichever process sends them. */
export class SmtpMails extends TestMails {
  constructor(private readonly server: MailServer) {
    super('');
  }

  override to(address: string): Promise<ReceivedMail[]> {
    return Promise.resolve(this.server.received.map(parseMail).filter((mail) => mail.to === address));
  }
}
