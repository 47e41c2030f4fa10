import { newId } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import type { ItemRef } from '@manette/contracts/catalog';
import { equalityOf } from '../../domain/item-content.js';
import type { NewItem } from '../../domain/vault-items.js';
import { EqualityHash } from '../vault-keys/equality-hash.js';
import { MasterKeys } from '../vault-keys/master-keys.js';
import { contextOf } from './item-row.js';

const hex = (bytes: Buffer) => bytes.toString('hex');

/** Encrypts new items into the rows of one statement; bytes are hexadecimal. */
@Injectable()
export class NewItemRows {
  constructor(
    private readonly hash: EqualityHash,
    private readonly keys: MasterKeys,
  ) {}

  /** Returns the hashes of contents, as hexadecimal texts. @throws VaultHasNoKeys */
  async equalities(listing: ItemRef, items: readonly NewItem[]): Promise<string[]> {
    const hash = await this.hash.hasher();
    return items.map(({ content, slotKind }) => hex(hash(equalityOf(content, listing.id, slotKind))));
  }

  /** @param after the last number that the listing has given */
  async of(listing: ItemRef, items: readonly NewItem[], after: number) {
    const equalities = await this.equalities(listing, items);
    return items.map(({ content, slotKind, slotId }, place) => {
      const id = newId();
      const plain = Buffer.from(JSON.stringify(content));
      const sealed = this.keys.seal(plain, contextOf({ id, listing }));
      return {
        ...{ id, number: after + place + 1, slot_kind: slotKind, slot_id: slotId },
        equality: equalities[place],
        content: hex(sealed.content),
        wrapped_key: hex(sealed.wrappedKey),
        key_version: sealed.keyVersion,
      };
    });
  }
}
