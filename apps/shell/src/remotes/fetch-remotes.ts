import type { RuntimeConfig } from '@manette/contracts/http';
import { configApi } from '@manette/web-api';
import type { AppStore } from '@manette/web-store';

/**
 * Fetches the addresses of the remotes.
 * @param again refetches the configuration, because the addresses may have changed
 * @returns the addresses of the remotes
 * @throws when the request fails
 */
export async function fetchRemotes(store: AppStore, again: boolean): Promise<RuntimeConfig['remotes']> {
  const asked = store.dispatch(configApi.endpoints.getConfig.initiate(undefined, { forceRefetch: again }));
  return (await asked.unwrap()).remotes;
}
