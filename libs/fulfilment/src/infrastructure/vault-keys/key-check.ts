import { ConfigError } from '@manette/platform';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MasterKeys } from './master-keys.js';
import { KeyUse } from './key-use.js';

/** Stops a process at start if its keys cannot decrypt the vault [LIF-115, LIF-116]. */
@Injectable()
export class KeyCheck implements OnApplicationBootstrap {
  constructor(
    private readonly keys: MasterKeys,
    private readonly use: KeyUse,
  ) {}

  /** @throws ConfigError with a message of one line */
  async onApplicationBootstrap(): Promise<void> {
    const { versions } = this.keys;
    const items = await this.use.items();
    const total = [...items.values()].reduce((sum, count) => sum + count, 0);
    if (total > 0 && versions.length === 0)
      throw new ConfigError('VAULT_KEYS is required: the vault holds items');
    for (const [version, count] of items) if (!versions.includes(version)) throw lacking(version, count);
    const equality = await this.use.equality();
    if (equality === undefined || versions.includes(equality)) return;
    // Every item is compared with the hash key, which the missing master key wraps.
    if (total > 0) throw lacking(equality, total);
    await this.use.forgetEquality();
  }
}

const lacking = (version: string, items: number) =>
  new ConfigError(`VAULT_KEYS lacks ${version}, which ${items} items use`);
