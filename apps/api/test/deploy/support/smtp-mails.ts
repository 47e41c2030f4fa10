import type { MailServer } from '../../support/mail-server.js';
import { parseMail, TestMails, type ReceivedMail } from '../../support/test-mails.js';

/** Reads the mails that a real SMTP server received, whichever process sent them. */
export class SmtpMails extends TestMails {
  constructor(private readonly server: MailServer) {
    super('');
  }

  override to(address: string): Promise<ReceivedMail[]> {
    return Promise.resolve(this.server.received.map(parseMail).filter((mail) => mail.to === address));
  }
}
