import type { UserView } from '@manette/contracts/identity';

/** What the form's fields hold: text, as it was typed. */
export interface ProfileFields {
  username: string;
  phone: string;
  address: string;
  password: string;
  confirmPassword: string;
}

export const emptyPasswords = { password: '', confirmPassword: '' };

export const fieldsOf = ({ username, phone, address }: UserView): ProfileFields => ({
  username,
  phone: phone ?? '',
  address: address ?? '',
  ...emptyPasswords,
});
