import type { UserView } from '@manette/contracts/identity';

/** The values of the form's fields, as typed. */
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
