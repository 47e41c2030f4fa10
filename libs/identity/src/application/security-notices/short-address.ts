import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const SHOWN_GROUPS = 3;
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** The first three groups (48 bits) without leading zeros; `::` stands for the missing groups. */
function leadingGroups(ip: string): string[] {
  const [head = [], tail = []] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = Math.max(GROUPS - head.length - tail.length, 0);
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail];
  return groups.slice(0, SHOWN_GROUPS).map((group) => parseInt(group, 16).toString(16));
}

/**
 * Shortens an IP address for display: '41.96.12.x', or the first 48 bits of an IPv6 address and '::x' (trust, section 3).
 * @returns undefined for anything else
 */
export function shortAddress(ip: string): string | undefined {
  const address = ip.replace(MAPPED, '');
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf('.'))}.x`;
  return isIPv6(address) ? `${leadingGroups(address).join(':')}::x` : undefined;
}
