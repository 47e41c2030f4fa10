import type { UserView } from '@manette/contracts/identity';
import { LanguageSwitcher } from './language-switcher';
import { SignedInEnd } from './signed-in-end';

interface Props {
  user: UserView | null;
  open: boolean;
  onToggle: () => void;
}

/** The end of the bar. */
export function BarEnd({ user, open, onToggle }: Props) {
  return user ? <SignedInEnd user={user} open={open} onToggle={onToggle} /> : <LanguageSwitcher />;
}
