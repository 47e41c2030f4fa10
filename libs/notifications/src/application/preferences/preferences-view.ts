import type { Role } from '@manette/contracts/identity';
import type { PreferencesView } from '@manette/contracts/notifications';
import type { Preferences } from '../../domain/preferences.js';

/** What the person is answered; new tickets concern administrators alone [POC-038]. */
export function preferencesView({ kinds, ...rest }: Preferences, role: Role): PreferencesView {
  const { newTickets, ...forAll } = kinds;
  return { kinds: role === 'admin' ? kinds : forAll, ...rest };
}
