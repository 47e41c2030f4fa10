import { isIPv4, isIPv6 } from 'node:net';
import { ipv6Groups } from '@manette/platform';

const SHOWN_GROUPS = 3;
const MAPPED = /^::ffff:(?=\d+\.)/i;

/**
 * Shortens an IP address for display: '41.96.12.x', or the first 48 bits of an IPv6 address followed by '::x' (trust, section
 * 3).
 * @returns undefined for anything else
 */
export function shortAddress(ip: string): string | undefined {
  const address = ip.replace(MAPPED, '');
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf('.'))}.x`;
  return isIPv6(address) ? `${ipv6Groups(address).slice(0, SHOWN_GROUPS).join(':')}::x` : undefined;
}
