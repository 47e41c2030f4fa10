import { DomainError } from '@manette/contracts/errors';
import { MAX_SLOTS, SLOT_KIND_MISMATCH } from '@manette/contracts/rentals';

export class AccountNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Account not found');
  }
}

export class SlotNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Slot not found');
  }
}

/** [LIF-072] */
export class SlotKindNotAllowed extends DomainError {
  constructor(field: string) {
    super('VALIDATION_FAILED', SLOT_KIND_MISMATCH, field);
  }
}

/** [LIF-073] */
export class SlotCountsMissing extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', 'Say how many slots of each kind', 'slots');
  }
}

export class TooManySlots extends DomainError {
  constructor(field: string) {
    super('VALIDATION_FAILED', `A listing has at most ${MAX_SLOTS} slots`, field);
  }
}

/** [LIF-075, LIF-083] */
export class SlotInUse extends DomainError {
  constructor() {
    super('CONFLICT', 'This slot is in use');
  }
}

/** [LIF-078] */
export class ConsoleMissing extends DomainError {
  constructor() {
    super('VALIDATION_FAILED', 'Choose the console of this rental', 'slotKind');
  }
}

export class NoFreeSlot extends DomainError {
  constructor() {
    super('OUT_OF_STOCK', 'This account is out of stock');
  }
}

/** [LIF-074] */
export class RentalsRunning extends DomainError {
  constructor() {
    super('CONFLICT', 'There are running rentals');
  }
}

/** [LIF-074] */
export class UnitsFree extends DomainError {
  constructor() {
    super('CONFLICT', 'Remove the free units first');
  }
}

/** [LIF-047] */
export class UnitsHeld extends DomainError {
  constructor() {
    super('CONFLICT', 'Release the holds of this listing first');
  }
}

export class LedgerOff extends DomainError {
  constructor() {
    super('CONFLICT', 'Switch the rental ledger on first');
  }
}

/** While the vault is on, a slot is added and removed together with its item [LIF-076]. */
export class SlotsOfItems extends DomainError {
  constructor() {
    super('CONFLICT', 'The slots of this listing come with the items of its vault');
  }
}
