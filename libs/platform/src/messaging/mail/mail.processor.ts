import { JobHandler, JobProcessor, type JobInfo } from '../jobs/job-processor.js';
import { MAIL_QUEUE } from '../outbox/jobs-of-row.js';
import type { OutgoingMail } from '../outbox/outbox.js';
import { redactedMail } from './redacted-mail.js';
import { Mailer } from './mailer.js';

/** Sends the mails of the outbox. */
@JobProcessor(MAIL_QUEUE, { keep: (data) => redactedMail(data as OutgoingMail) })
export class MailProcessor extends JobHandler {
  constructor(private readonly mailer: Mailer) {
    super();
  }

  process(_name: string, data: unknown, { id }: JobInfo): Promise<void> {
    return this.mailer.send(data as OutgoingMail, id);
  }
}
