import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The longest address of another program's door that is taken, in characters. */
export const MAX_TARGET_LENGTH = 1_000;

const PUBLIC = ['unicast'];
const LOOPBACK = ['loopback'];
const OWN_NETWORK = [...PUBLIC, ...LOOPBACK, 'private', 'uniqueLocal'];

export interface TargetRules {
  /** Whether private and loopback addresses are allowed, and plain http to loopback (ALLOW_PRIVATE_TARGETS). */
  allowsPrivateTargets: boolean;
}

/** The host of a URL as it is resolved: an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.+)\]$/, '$1');

const isLocalhost = (host: string): boolean => /^(.+\.)?localhost\.?$/.test(host);

/** A call in the clear stays on this machine. */
function allowedRanges({ protocol }: URL, { allowsPrivateTargets }: TargetRules): string[] {
  if (!allowsPrivateTargets) return protocol === 'https:' ? PUBLIC : [];
  return protocol === 'https:' ? OWN_NETWORK : LOOPBACK;
}

/**
 * Whether a call of the URL may go to an address, by the address's range; an IPv4 address in IPv6 is judged as what it is
 * [POC-099] [POC-100].
 */
export function isAllowedAddress(url: URL, address: string, rules: TargetRules): boolean {
  return isIP(address) !== 0 && allowedRanges(url, rules).includes(ipaddr.process(address).range());
}

/**
 * The target as a URL, judged by how it is spelled: not https (or http to loopback, where private targets are allowed), with a
 * user name, too long, or naming an address that is not allowed gives undefined. Other names are known when they are resolved.
 */
export function spelledTarget(target: string, rules: TargetRules): URL | undefined {
  if (target.length > MAX_TARGET_LENGTH || !/^https?:\/\/\S+$/i.test(target)) return undefined;
  const url = URL.canParse(target) ? new URL(target) : undefined;
  if (!url || url.username !== '' || url.password !== '') return undefined;
  if (allowedRanges(url, rules).length === 0) return undefined;
  const host = hostOf(url);
  const address = isLocalhost(host) ? '127.0.0.1' : host;
  return isIP(address) === 0 || isAllowedAddress(url, address, rules) ? url : undefined;
}
