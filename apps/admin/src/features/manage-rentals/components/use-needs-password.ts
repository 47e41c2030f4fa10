import { useState } from 'react';
import { fieldErrors } from '@manette/web-api';
import { isNotFound } from '../../../components/is-not-found';
import { useHasVaultQuery } from '../api/rentals.api';

/**
 * Finds out whether the confirmation of a return needs the password of the account [LIF-092]: when its vault is on, or when the
 * server has refused a confirmation without a password. The vault of a deleted account cannot be read, only the server knows it.
 * @returns `needsPassword`, undefined while it is not known; the query of the vault; and a function that notes a refusal
 */
export function useNeedsPassword(accountId: string) {
  const load = useHasVaultQuery(accountId);
  const [isDemanded, setDemanded] = useState(false);
  const hasVault = load.data ?? (isNotFound(load.error) ? false : undefined);
  const noteRefusal = (error: unknown) => {
    if (fieldErrors(error).some(({ field }) => field === 'password')) setDemanded(true);
  };
  return { load, needsPassword: isDemanded || hasVault, noteRefusal };
}
