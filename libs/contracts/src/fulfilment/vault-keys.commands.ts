/** A version of the master keys, and how many items use it. */
export interface VaultKeyUse {
  version: string;
  items: number;
}

/**
 * Wraps the data keys of all items by the first master key, while the product serves. Answers `VaultKeyUse`: that version,
 * and how many items did not use it before [LIF-117]. For the operator alone.
 */
export class RotateVaultKeys {}

/** The versions of the master keys and their use; answers `VaultKeyUse[]`. For the operator alone. */
export class GetVaultKeyUse {}
