import type { Buffer } from 'node:buffer';
import type { SendMailOptions } from 'nodemailer';

const part = (type: 'text/plain' | 'text/html', content: string) => {
  const head = [`Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit', '', ''];
  return { raw: head.join('\r\n') + content.replace(/\r?\n/g, '\r\n') };
};

/**
 * Composes a mail for a file, with 8-bit UTF-8 parts. The usual transfer encoding would break a link over two lines and make
 * Arabic unreadable in the file.
 */
export async function composeReadable(
  mail: SendMailOptions & { text: string; html: string },
): Promise<Buffer> {
  const { text, html, ...head } = mail;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true });
  const alternatives = [part('text/plain', text), part('text/html', html)];
  return (await transport.sendMail({ ...head, alternatives })).message as Buffer;
}
