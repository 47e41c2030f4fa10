import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The longest accepted URL of a target, in characters. */
export const MAX_TARGET_LENGTH = 1_000;

const PUBLIC = ['unicast'];
const LOOPBACK = ['loopback'];
const OWN_NETWORK = [...PUBLIC, ...LOOPBACK, 'private', 'uniqueLocal'];

export interface TargetRules {
  /** Whether private and loopback addresses are allowed, and plain http to loopback (ALLOW_PRIVATE_TARGETS). */
  allowsPrivateTargets: boolean;
}

/** Returns the host of a URL for resolution: an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.+)\]$/, '$1');

const isLocalhost = (host: string): boolean => /^(.+\.)?localhost\.?$/.test(host);

/** Returns the address ranges to which a URL may lead. With http only loopback is possible. */
function allowedRanges({ protocol }: URL, { allowsPrivateTargets }: TargetRules): string[] {
  if (!allowsPrivateTargets) return protocol === 'https:' ? PUBLIC : [];
  return protocol === 'https:' ? OWN_NETWORK : LOOPBACK;
}

/**
 * Whether a call of the URL may go to an address, by the address's range; an IPv4-mapped IPv6 address is checked as an IPv4
 * address [POC-099] [POC-100].
 */
export function isAllowedAddress(url: URL, address: string, rules: TargetRules): boolean {
  return isIP(address) !== 0 && allowedRanges(url, rules).includes(ipaddr.process(address).range());
}

/**
 * Parses a target and checks it without resolving its host. Returns undefined if the target is too long, is not https (or
 * http to loopback if private targets are allowed), has a user name or password, or contains an address that is not allowed.
 * Other names can be checked only when they are resolved.
 */
export function parseTarget(target: string, rules: TargetRules): URL | undefined {
  if (target.length > MAX_TARGET_LENGTH || !/^https?:\/\/\S+$/i.test(target)) return undefined;
  const url = URL.canParse(target) ? new URL(target) : undefined;
  if (!url || url.username !== '' || url.password !== '') return undefined;
  if (allowedRanges(url, rules).length === 0) return undefined;
  const host = hostOf(url);
  const address = isLocalhost(host) ? '127.0.0.1' : host;
  return isIP(address) === 0 || isAllowedAddress(url, address, rules) ? url : undefined;
}
