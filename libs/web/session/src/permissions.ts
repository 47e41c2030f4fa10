import type { UserView } from '@manette/contracts/identity';

type Person = Pick<UserView, 'role' | 'emailVerified' | 'googleId'>;

/** The verification notice is for clients whose address is neither verified nor vouched for by Google [ID-035, ID-036]. */
export const needsVerification = ({ role, emailVerified, googleId }: Person) =>
  role !== 'admin' && !emailVerified && !googleId;

/** Whether the user may open the public chat and support. */
export const isAllowedToChat = (person: Person) => !needsVerification(person);
