import { createHash } from 'node:crypto';
import type { InspectedFile } from '@manette/platform';

/** Files by their keys. */
export class InMemoryFiles {
  readonly files = new Map<string, string>();

  async put(key: string, _body: unknown, contentType: string): Promise<void> {
    this.files.set(key, contentType);
  }

  async delete(key: string): Promise<void> {
    this.files.delete(key);
  }
}

/** Bytes that `InspectFromText` takes for an image of 800 × 600 pixels. */
export const imageOf = (mime: string, content = ''): Uint8Array => Buffer.from(`${mime} ${content}`);

/** Replaces the process that inspects files: the first word of the bytes is the type. */
export class InspectFromText {
  async run(bytes: Uint8Array): Promise<InspectedFile> {
    const [mime = ''] = Buffer.from(bytes).toString().split(' ');
    const digest = createHash('sha256').update(bytes).digest('hex');
    return { digest, mime, header: { width: 800, height: 600, tooLarge: false } };
  }
}
