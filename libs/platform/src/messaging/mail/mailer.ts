import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import type { OutgoingMail } from '../outbox/outbox.js';
import { composeReadable } from './compose-readable.js';
import { withoutLinks } from './without-links.js';

const PATIENCE = 15_000;
/** Keeps the answers of people who are away from being sent to machines. */
const BY_MACHINE = { 'Auto-Submitted': 'auto-generated' };

type AddressedMail = Omit<OutgoingMail, 'to'> & { from: string; to: { name: string; address: string } };

/** Makes sure of a folder that its owner alone may look into; an earlier version made it for everybody. */
async function ownFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { mode } = await stat(folder);
  if ((mode & 0o077) !== 0) await chmod(folder, 0o700);
}

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
    } catch (error) {
      throw withoutLinks(error);
    } finally {
      transport.close();
    }
  }

  private async keep(message: AddressedMail, id: string): Promise<void> {
    const { outboxDir, logsLinks } = this.config.mail;
    const composed = await composeReadable(message);
    await ownFolder(outboxDir);
    const unfinished = join(outboxDir, `.${randomUUID()}`);
    await writeFile(unfinished, composed, { mode: 0o600 });
    await rename(unfinished, join(outboxDir, `${id}.eml`));
    const [link] = (logsLinks && /https?:\/\/\S+/.exec(message.text)) || [];
    this.logger.log(`mail "${message.subject}" to ${message.to.address}${link ? `: ${link}` : ''}`);
  }
}
