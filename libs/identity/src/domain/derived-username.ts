const LONGEST = 20;
const SHORTEST = 3;

/**
 * A username made of an address, by the rules of registration: letters, digits and underscores, 3 to 20 of them.
 * `suffix` tells people apart whose addresses begin alike.
 */
export function derivedUsername(email: string, suffix = ''): string {
  const local = email.split('@')[0] ?? '';
  const words = local
    .normalize('NFKD')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const plain = words.join('_');
  const named = plain.length < SHORTEST ? ['user', ...words].join('_') : plain;
  return named.slice(0, LONGEST - suffix.length) + suffix;
}
