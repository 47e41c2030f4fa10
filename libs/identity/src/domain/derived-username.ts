const LONGEST = 20;
const SHORTEST = 3;

/**
 * A username made of an address, by the rules of registration: letters, digits and underscores, 3 to 20 of them.
 * `suffix` tells people apart whose addresses begin alike.
 */
export function derivedUsername(email: string, suffix = ''): string {
  const local = email.split('@')[0] ?? '';
  const plain = local
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  const named = plain.length < SHORTEST ? `user_${plain}`.replace(/_+$/, '') : plain;
  return named.slice(0, LONGEST - suffix.length) + suffix;
}
