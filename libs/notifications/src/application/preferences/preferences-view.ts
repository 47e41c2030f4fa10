import type { Role } from '@manette/contracts/identity';
import type { PreferencesView } from '@manette/contracts/notifications';
import type { Preferences } from '../../domain/preferences.js';

/** Returns the preferences as the user sees them. The kind `newTickets` is only for administrators [POC-038]. */
export function preferencesView({ kinds, ...rest }: Preferences, role: Role): PreferencesView {
  const { newTickets, ...forAll } = kinds;
  return { kinds: role === 'admin' ? kinds : forAll, ...rest };
}
