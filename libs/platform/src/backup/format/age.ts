import { BackupRefused } from '../backup.errors.js';
import type { ByteTransform } from './pipe-through.js';

/** Loads the ciphers on demand: only encrypted backups need them. */
const age = () => import('age-encryption');

async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  for await (const chunk of stream) if (chunk.length > 0) yield chunk;
}

/** Encrypts a stream to the recipients, in the age format; without recipients the stream passes unchanged. */
export const encryption = (recipients: readonly string[]): ByteTransform =>
  async function* (source) {
    if (recipients.length === 0) return yield* source;
    const { Encrypter } = await age();
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    yield* bytesOf(await encrypter.encrypt(ReadableStream.from(source)));
  };

/** The bytes cannot be decrypted, because they were changed after the encryption. */
export class Undecryptable extends Error {}

/**
 * Decrypts a stream.
 * @throws BackupRefused when none of the identities is a recipient, Undecryptable when the bytes were changed
 */
export const decryption = (identities: readonly string[]): ByteTransform =>
  async function* (source) {
    const { Decrypter } = await age();
    const decrypter = new Decrypter();
    for (const identity of identities) decrypter.addIdentity(identity);
    let broken: unknown;
    const watched = async function* () {
      try {
        yield* source;
      } catch (error) {
        broken = error;
        throw error;
      }
    };
    try {
      yield* bytesOf(await decrypter.decrypt(ReadableStream.from(watched())));
    } catch (error) {
      if (error === broken) throw error;
      if (String(error).includes('no identity matched'))
        throw new BackupRefused('The identity does not open the backup');
      throw new Undecryptable();
    }
  };
