import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import type { OutgoingMail } from '../outbox/outbox.js';
import { composeReadable } from './compose-readable.js';
import { withoutLinks } from './without-links.js';

const TIMEOUT_MS = 15_000;
/** Prevents automatic replies (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

type AddressedMail = Omit<OutgoingMail, 'to'> & { from: string; to: { name: string; address: string } };

/** Creates a folder that only its owner can read, or restricts one that an earlier version created for everyone. */
async function ensurePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { mode } = await stat(folder);
  if ((mode & 0o077) !== 0) await chmod(folder, 0o700);
}

/** Sends a mail by SMTP, or without SMTP_URL writes it to an .eml file. */
@Injectable()
export class Mailer {
  private readonly logger = new Logger(Mailer.name);

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** Sends a mail. @param id the same in each attempt, so that only one .eml file is written */
  async send(mail: OutgoingMail, id: string): Promise<void> {
    const { smtpUrl, from } = this.config.mail;
    const messageId = `<${id}@${new URL(this.config.http.publicUrl).hostname}>`;
    // An object, as nodemailer would parse a name or several addresses from a string [TRU-074].
    const to = { name: '', address: mail.to };
    const message = { from, messageId, ...mail, headers: { ...AUTOMATIC, ...mail.headers }, to };
    if (!smtpUrl) return this.writeFileFor(message, id);
    const timeouts = {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    };
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url: smtpUrl, ...timeouts });
    try {
      await transport.sendMail(message);
    } catch (error) {
      throw withoutLinks(error);
    } finally {
      transport.close();
    }
  }

  private async writeFileFor(message: AddressedMail, id: string): Promise<void> {
    const { outboxDir, logsLinks } = this.config.mail;
    const composed = await composeReadable(message);
    await ensurePrivateFolder(outboxDir);
    const unfinished = join(outboxDir, `.${randomUUID()}`);
    await writeFile(unfinished, composed, { mode: 0o600 });
    await rename(unfinished, join(outboxDir, `${id}.eml`));
    if (!logsLinks) return this.logger.log(`mail ${id}.eml is written`);
    const [link] = /https?:\/\/\S+/.exec(message.text) ?? [];
    this.logger.log(`mail "${message.subject}" to ${message.to.address}${link ? `: ${link}` : ''}`);
  }
}
