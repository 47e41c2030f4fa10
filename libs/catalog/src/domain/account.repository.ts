import type { Account } from './account.js';

/** Account listings, for changing them; they are read for display by the queries of the application layer. */
export abstract class AccountRepository {
  /** Writes new listings at once, so that the same transaction can read them. */
  abstract add(...accounts: Account[]): Promise<void>;
  /** The listing locked until the transaction ends, or null when it is not on the shelf. */
  abstract takeForChange(id: string): Promise<Account | null>;
  /** Writes what was changed since the listing was taken. */
  abstract save(account: Account): Promise<void>;
}
