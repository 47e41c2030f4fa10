/** A version of the master keys, and the number of items that use it. */
export interface VaultKeyUse {
  version: string;
  items: number;
}

/**
 * Wraps the data keys of all items with the first master key, while the product is running. Returns `VaultKeyUse`: that
 * version, and the number of items that used another version before [LIF-117]. Only for the operator.
 */
export class RotateVaultKeys {}

/** Reads the versions of the master keys and their use. Returns `VaultKeyUse[]`. Only for the operator. */
export class GetVaultKeyUse {}
