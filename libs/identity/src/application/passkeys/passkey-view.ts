import type { PasskeyView } from '@manette/contracts/identity';
import type { Passkey } from '../../domain/passkey.js';

/** A passkey as its owner sees it. */
export const passkeyViewOf = ({
  id,
  name,
  createdAt,
  lastUsedAt,
}: Pick<Passkey, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>): PasskeyView => ({
  _id: id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
