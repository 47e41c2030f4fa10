const SIGN = 'unsent-messages';

/** Whether messages wait in this browser: a sign beside the database, so that most pages need not open it. */
export const hasUnsentMessages = (): boolean => localStorage.getItem(SIGN) !== null;

export const signUnsentMessages = (some: boolean): void =>
  some ? localStorage.setItem(SIGN, '1') : localStorage.removeItem(SIGN);
