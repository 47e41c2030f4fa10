import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import type { OutgoingMail } from '../outbox/outbox.js';
import { composeReadable } from './compose-readable.js';

const PATIENCE = 15_000;
/** Keeps the answers of people who are away from being sent to machines. */
const BY_MACHINE = { 'Auto-Submitted': 'auto-generated' };

type AddressedMail = Omit<OutgoingMail, 'to'> & { from: string; to: { name: string; address: string } };

/** Sends a mail by SMTP, or without SMTP_URL leaves it as an .eml file for a person to find. */
@Injectable()
export class Mailer {
  private readonly logger = new Logger(Mailer.name);

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** `id` is the same when the mail is sent again, so that an .eml is written once. */
  async send(mail: OutgoingMail, id: string): Promise<void> {
    const { smtpUrl, from } = this.config.mail;
    const messageId = `<${id}@${new URL(this.config.http.publicUrl).hostname}>`;
    // An address and nothing else: as text nodemailer would look for a name, or for several addresses, in it [TRU-074].
    const to = { name: '', address: mail.to };
    const message = { from, messageId, headers: BY_MACHINE, ...mail, to };
    if (!smtpUrl) return this.keep(message, id);
    const timeouts = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
    const transport = createTransport({ url: smtpUrl, ...timeouts });
    try {
      await transport.sendMail(message);
    } finally {
      transport.close();
    }
  }

  private async keep(message: AddressedMail, id: string): Promise<void> {
    const { outboxDir } = this.config.mail;
    const composed = await composeReadable(message);
    await mkdir(outboxDir, { recursive: true });
    const unfinished = join(outboxDir, `.${randomUUID()}`);
    await writeFile(unfinished, composed);
    await rename(unfinished, join(outboxDir, `${id}.eml`));
    const [link] = /https?:\/\/\S+/.exec(message.text) ?? [];
    this.logger.log(`mail "${message.subject}" to ${message.to.address}${link ? `: ${link}` : ''}`);
  }
}
