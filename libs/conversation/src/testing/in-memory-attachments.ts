import type { ReceivedFile } from '../attachments/attachments.js';
import type { StoredAttachment } from '../message/index.js';

/** A fake of `Attachments` that remembers the keys of stored files and treats every file as a PDF. */
export class InMemoryAttachments {
  readonly keys = new Set<string>();

  async keep(folder: string, { name, size }: ReceivedFile): Promise<StoredAttachment> {
    const key = `private/${folder}/${this.keys.size + 1}.pdf`;
    this.keys.add(key);
    return { key, name, size, contentType: 'application/pdf' };
  }

  async discard(attachment: StoredAttachment | undefined): Promise<void> {
    if (attachment) this.keys.delete(attachment.key);
  }
}
