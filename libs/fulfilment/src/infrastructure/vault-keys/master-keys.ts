import { randomBytes } from 'node:crypto';
import { APP_CONFIG, type AppConfig, type MasterKey } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { VaultHasNoKeys } from '../../domain/fulfilment.errors.js';
import { open, seal, type Envelope } from './envelope.js';

const DATA_KEY = 32;

/** The master keys of this process: the first one wraps data keys, all of them unwrap [LIF-065, LIF-115]. */
@Injectable()
export class MasterKeys {
  private readonly keys: readonly MasterKey[];

  constructor(@Inject(APP_CONFIG) { vault }: Pick<AppConfig, 'vault'>) {
    this.keys = vault.keys;
  }

  get versions(): string[] {
    return this.keys.map(({ version }) => version);
  }

  /** The version of the key that wraps. @throws VaultHasNoKeys */
  get first(): string {
    return this.wrapping.version;
  }

  /** Encrypts a content with a new key of its own; both are bound to their context. @throws VaultHasNoKeys */
  seal(plain: Buffer, context: string): Envelope {
    const dataKey = randomBytes(DATA_KEY);
    return { content: seal(dataKey, plain, context), ...this.wrap(dataKey, context) };
  }

  /** Decrypts a content. @throws Error if a part of the envelope belongs to another context */
  open({ content, ...wrapped }: Envelope, context: string): Buffer {
    return open(this.unwrap(wrapped, context), content, context);
  }

  /** Returns the same data key wrapped by the first master key. */
  rewrap(wrapped: Omit<Envelope, 'content'>, context: string): Omit<Envelope, 'content'> {
    return this.wrap(this.unwrap(wrapped, context), context);
  }

  private wrap(dataKey: Buffer, context: string): Omit<Envelope, 'content'> {
    const { version, key } = this.wrapping;
    return { wrappedKey: seal(key, dataKey, wrapContext(version, context)), keyVersion: version };
  }

  private unwrap({ wrappedKey, keyVersion }: Omit<Envelope, 'content'>, context: string): Buffer {
    const master = this.keys.find(({ version }) => version === keyVersion);
    if (!master) throw new Error(`VAULT_KEYS lacks ${keyVersion}`);
    return open(master.key, wrappedKey, wrapContext(keyVersion, context));
  }

  private get wrapping(): MasterKey {
    const [first] = this.keys;
    if (!first) throw new VaultHasNoKeys();
    return first;
  }
}

const wrapContext = (version: string, context: string): string => `key ${version} ${context}`;
