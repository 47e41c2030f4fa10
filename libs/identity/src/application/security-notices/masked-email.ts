/** Masks an e-mail address except its first letter and its domain: 'a***@shop.test' (trust, section 4). */
export function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}***${email.slice(email.lastIndexOf('@'))}`;
}
