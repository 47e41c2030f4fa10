import type { UserView } from '@manette/contracts/identity';

type Person = Pick<UserView, 'role' | 'emailVerified' | 'googleId'>;

/**
 * Returns whether to show the verification notice: to clients without a verified address or a Google identity [ID-035, ID-036].
 */
export const needsVerification = ({ role, emailVerified, googleId }: Person) =>
  role !== 'admin' && !emailVerified && !googleId;

/** Returns whether the user may open the public chat and support. */
export const isAllowedToChat = (person: Person) => !needsVerification(person);
