import { isIPv4, isIPv6 } from 'node:net';

const SHOWN_GROUPS = 3;
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** The groups before `::`, or all of them; leading zeros go. */
function leadingGroups(ip: string): string[] {
  const [head = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  while (groups.length < SHOWN_GROUPS) groups.push('0');
  return groups.slice(0, SHOWN_GROUPS).map((group) => parseInt(group, 16).toString(16));
}

/**
 * An address as people are shown it: '41.96.12.x', or the first 48 bits of an IPv6 address and '::x' (trust, section 3).
 * Undefined for what is no address.
 */
export function shortAddress(ip: string): string | undefined {
  const address = ip.replace(MAPPED, '');
  if (isIPv4(address)) return address.replace(/\d+$/, 'x');
  return isIPv6(address) ? `${leadingGroups(address).join(':')}::x` : undefined;
}
