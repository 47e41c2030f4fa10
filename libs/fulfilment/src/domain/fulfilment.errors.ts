import { CATALOG_MESSAGES, type ItemRef } from '@manette/contracts/catalog';
import { DomainError } from '@manette/contracts/errors';
import { VAULT_MESSAGES } from '@manette/contracts/fulfilment';

/** In production the vault cannot store anything without VAULT_KEYS [LIF-116]. */
export class VaultHasNoKeys extends DomainError {
  constructor() {
    super('UNAVAILABLE', VAULT_MESSAGES.noKeys);
  }
}

export class ListingNotFound extends DomainError {
  constructor(kind: ItemRef['kind']) {
    super(
      'NOT_FOUND',
      kind === 'account' ? CATALOG_MESSAGES.accountNotFound : CATALOG_MESSAGES.giftCardNotFound,
    );
  }
}

export class ItemNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', VAULT_MESSAGES.itemNotFound);
  }
}

/** The code is already in the vault, or the address in the listing [LIF-050]. */
export class ContentKnown extends DomainError {
  constructor(kind: ItemRef['kind']) {
    super('CONFLICT', kind === 'account' ? VAULT_MESSAGES.accountKnown : VAULT_MESSAGES.codeKnown);
  }
}

/** A held or delivered item cannot be deleted [LIF-052]. */
export class ItemInUse extends DomainError {
  constructor() {
    super('CONFLICT', VAULT_MESSAGES.inUse);
  }
}

export class CodeStays extends DomainError {
  constructor() {
    super('CONFLICT', VAULT_MESSAGES.codeStays);
  }
}

export class SlotKindRefused extends DomainError {
  constructor(reason: 'missing' | 'unfit') {
    const { slotKind, slotKindUnfit } = VAULT_MESSAGES;
    super('VALIDATION_FAILED', reason === 'missing' ? slotKind : slotKindUnfit, 'slotKind');
  }
}

/** The listing has no item that is free [LIF-053]. */
export class OutOfItems extends DomainError {
  constructor(kind: ItemRef['kind']) {
    super(
      'OUT_OF_STOCK',
      kind === 'account' ? CATALOG_MESSAGES.accountOutOfStock : CATALOG_MESSAGES.giftCardOutOfStock,
    );
  }
}

/** The vault of a listing cannot be switched now [LIF-047, LIF-074]. */
export class VaultNotSwitched extends DomainError {
  constructor(reason: 'holds' | 'running' | 'free') {
    const sentences = {
      holds: VAULT_MESSAGES.holds,
      running: VAULT_MESSAGES.runningRentals,
      free: VAULT_MESSAGES.freeUnits,
    };
    super('CONFLICT', sentences[reason]);
  }
}

/** A file of codes that cannot be read [LIF-051]. */
export class CodeFileRefused extends DomainError {
  constructor(reason: 'missing' | 'lines' | 'text') {
    const reasons = {
      missing: ['VALIDATION_FAILED', VAULT_MESSAGES.fileMissing],
      lines: ['FILE_TOO_LARGE', VAULT_MESSAGES.fileLines],
      text: ['UNSUPPORTED_FILE_TYPE', VAULT_MESSAGES.fileText],
    } as const;
    const [code, sentence] = reasons[reason];
    super(code, sentence, 'file');
  }
}
