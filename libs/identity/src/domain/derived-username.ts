const LONGEST = 20;
const SHORTEST = 3;

/**
 * Derives a username from an e-mail address by the rules of registration: 3 to 20 letters, digits and underscores.
 * @param suffix appended to distinguish users whose addresses begin with the same letters
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
