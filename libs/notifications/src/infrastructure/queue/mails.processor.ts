import { APP_CONFIG, JobHandler, JobProcessor, type AppConfig } from '@manette/platform';
import { Inject } from '@nestjs/common';
import { MailDigest } from '../../application/mail-digest/mail-digest.js';
import { MailMatches } from '../../application/mail-matches/mail-matches.js';

/** Sends due mails every minute [POC-060]; without MAIL_DIGEST no digest is written [POC-005]. */
@JobProcessor('notifications-mails', { every: 'sweep', concurrency: 1 })
export class MailsProcessor extends JobHandler {
  constructor(
    private readonly digest: MailDigest,
    private readonly matches: MailMatches,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    super();
  }

  override async process(): Promise<void> {
    if (this.config.pocket.mailDigest) await this.digest.run();
    await this.matches.run();
  }
}
