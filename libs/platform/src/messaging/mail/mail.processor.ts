import type { Counter } from 'prom-client';
import { Metrics } from '../../core/metrics/metrics.js';
import { JobHandler, JobProcessor, type JobInfo } from '../jobs/job-processor.js';
import { MAIL_QUEUE } from '../outbox/jobs-of-row.js';
import type { OutgoingMail } from '../outbox/outbox.js';
import { redactedMail } from './redacted-mail.js';
import { Mailer } from './mailer.js';

/** Sends the mails of the outbox. */
@JobProcessor(MAIL_QUEUE, { names: ['mail'], keep: (data) => redactedMail(data as OutgoingMail) })
export class MailProcessor extends JobHandler {
  private readonly mails: Counter<'outcome'>;

  constructor(
    private readonly mailer: Mailer,
    metrics: Metrics,
  ) {
    super();
    this.mails = metrics.counter({
      name: 'manette_mails_total',
      help: 'Attempts to send a mail, by outcome',
      labels: ['outcome'],
    });
    for (const outcome of ['sent', 'failed']) this.mails.inc({ outcome }, 0);
  }

  async process(_name: string, data: unknown, { id }: JobInfo): Promise<void> {
    try {
      await this.mailer.send(data as OutgoingMail, id);
    } catch (error) {
      this.mails.inc({ outcome: 'failed' });
      throw error;
    }
    this.mails.inc({ outcome: 'sent' });
  }
}
