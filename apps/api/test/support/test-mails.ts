import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@manette/platform/testing';

export interface ReceivedMail {
  to: string;
  subject: string;
  /** The text part, decoded. */
  text: string;
  links: string[];
}

const decode = (body: string): string =>
  body
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

const header = (eml: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'mi').exec(eml)?.[1]?.trim() ?? '';

/** Parses a mail as it was sent. */
export function parseMail(eml: string): ReceivedMail {
  const [, part = ''] = /Content-Type: text\/plain[\s\S]*?\r?\n\r?\n([\s\S]*?)(?=\r?\n--|$)/.exec(eml) ?? [];
  const base64 = /Content-Type: text\/plain[^]*?Content-Transfer-Encoding: base64/.test(eml);
  const text = base64 ? Buffer.from(part, 'base64').toString() : decode(part);
  return {
    to: header(eml, 'To'),
    subject: header(eml, 'Subject'),
    text,
    links: text.match(/https?:\/\/\S+/g) ?? [],
  };
}

/** Reads the mails that the product has sent, from .eml files. */
export class TestMails {
  /** Parsed mails by file name. The product writes each file once, and renames it when it is complete. */
  private readonly read = new Map<string, Promise<ReceivedMail>>();

  constructor(private readonly folder: string) {}

  /** Returns all mails to an address, in no particular order. */
  async to(address: string): Promise<ReceivedMail[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const mails = await Promise.all(
      names.filter((name) => name.endsWith('.eml')).map((name) => this.mail(name)),
    );
    return mails.filter((mail) => mail.to === address);
  }

  private mail(name: string): Promise<ReceivedMail> {
    const read = this.read.get(name) ?? readFile(join(this.folder, name), 'utf8').then(parseMail);
    this.read.set(name, read);
    return read;
  }

  /** Waits until an address has at least `count` mails and returns them. */
  async expect(address: string, count = 1): Promise<ReceivedMail[]> {
    return eventually(async () => {
      const mails = await this.to(address);
      return mails.length >= count ? mails : undefined;
    });
  }
}
