import { UNSENT_SIGN } from '@manette/web-session';

/** Whether messages wait in this browser: a sign beside the database, so that most pages need not open it. */
export const hasUnsentMessages = (): boolean => localStorage.getItem(UNSENT_SIGN) !== null;

export const signUnsentMessages = (some: boolean): void =>
  some ? localStorage.setItem(UNSENT_SIGN, '1') : localStorage.removeItem(UNSENT_SIGN);
