import type { RuntimeConfig } from '@manette/contracts/http';
import { configApi } from '@manette/web-api';
import type { AppStore } from '@manette/web-store';

/**
 * @param again asks the server anew: the remotes may have moved since
 * @returns where the remotes are
 * @throws when the server does not say
 */
export async function fetchRemotes(store: AppStore, again: boolean): Promise<RuntimeConfig['remotes']> {
  const asked = store.dispatch(configApi.endpoints.getConfig.initiate(undefined, { forceRefetch: again }));
  return (await asked.unwrap()).remotes;
}
