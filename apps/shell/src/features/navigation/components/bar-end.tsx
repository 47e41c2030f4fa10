import type { UserView } from '@manette/contracts/identity';
import { LanguageSwitcher } from './language-switcher';
import { SignedInEnd } from './signed-in-end';

interface Props {
  user: UserView | null;
  open: boolean;
  onToggle: () => void;
}

/** The end of the bar; a chunk of its own, because its menus are larger than the rest of the bar. */
export default function BarEnd({ user, open, onToggle }: Props) {
  return user ? <SignedInEnd user={user} open={open} onToggle={onToggle} /> : <LanguageSwitcher />;
}
