import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6, SocketAddress } from 'node:net';

const IPV4_IN_IPV6 = '::ffff:';

/** Returns the canonical form of an address; an IPv4-mapped IPv6 address becomes IPv4. Undefined if it is not an address. */
export function canonicalAddress(given: string | undefined): string | undefined {
  if (given === undefined || isIP(given) === 0) return undefined;
  if (isIPv4(given)) return given;
  const { address } = new SocketAddress({ address: given, family: 'ipv6' });
  const inside = address.slice(IPV4_IN_IPV6.length);
  return address.startsWith(IPV4_IN_IPV6) && isIPv4(inside) ? inside : address;
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Makes a function that tests whether an address is in one of the ranges. */
function rangeMatcher(ranges: readonly string[]): (address: string) => boolean {
  const list = listOf(ranges);
  return (address) => address !== '' && list.check(address, familyOf(address));
}

const isLoopback = rangeMatcher(['127.0.0.0/8', '::1']);

/** Makes the function that tests whether a connection comes from one of the ranges of TRUSTED_PROXIES. */
export function trustedProxyMatcher(trustedProxies: readonly string[]) {
  const isProxy = rangeMatcher(trustedProxies);
  return (remoteAddress: string | undefined): boolean => isProxy(canonicalAddress(remoteAddress) ?? '');
}

/** The parts of a request that the client's address is read from. */
export type AddressedRequest = Pick<IncomingMessage, 'headers'> & {
  socket: { remoteAddress?: string | undefined };
};

export interface CallerAddressOptions {
  /** The ranges of TRUSTED_PROXIES, well-formed. */
  trustedProxies: readonly string[];
  /** Whether a connection from loopback is the product's own gateway, which forwards the client's address. */
  behindGateway: boolean;
}

/** Returns how calls reach the API: a process that serves pages is not behind the gateway. */
export const callerAddressOptionsOf = (http: {
  trustedProxies: readonly string[];
  servesPages: boolean;
}): CallerAddressOptions => ({ trustedProxies: http.trustedProxies, behindGateway: !http.servesPages });

/**
 * Makes the reader of a client's address: the address of the connection or, if that is a trusted proxy, the last entry of
 * `X-Forwarded-For` that is not one. A malformed entry ends the search there [TRU-115]. This file imports no other file of the
 * workspace: the gateway uses the same rules from its sources.
 * @returns a function that returns the address of a request; empty once its connection is closed
 */
export function callerAddressReader({ trustedProxies, behindGateway }: CallerAddressOptions) {
  const isProxy = rangeMatcher(trustedProxies);
  return ({ headers, socket }: AddressedRequest): string => {
    const connection = canonicalAddress(socket.remoteAddress) ?? '';
    if (headers['x-forwarded-for'] === undefined) return connection;
    // The header is read from its end, and only as far as needed: any client may send thousands of entries.
    let forwarded = String(headers['x-forwarded-for']);
    let caller = connection;
    let isHop = behindGateway && isLoopback(caller);
    while (isHop || isProxy(caller)) {
      const comma = forwarded.lastIndexOf(',');
      const before = canonicalAddress(forwarded.slice(comma + 1).trim());
      if (before === undefined) break;
      forwarded = forwarded.slice(0, Math.max(comma, 0));
      isHop = false;
      caller = before;
    }
    return caller;
  };
}

const IPV6_GROUPS = 8;

/** Returns the groups of a part of an IPv6 address; an IPv4 address at its end is two groups. */
function groupsOf(part: string): string[] {
  const numbers = part
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      if (!group.includes('.')) return [parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
  return numbers.map((number) => number.toString(16));
}

/**
 * Returns the eight groups of an IPv6 address, without leading zeros; `::` stands for as many groups of zero as are missing.
 */
export function ipv6Groups(ip: string): string[] {
  const [withoutZone = ''] = ip.split('%', 1);
  const [head = [], tail = []] = withoutZone.split('::').map(groupsOf);
  const missing = Math.max(IPV6_GROUPS - head.length - tail.length, 0);
  return [...head, ...Array<string>(missing).fill('0'), ...tail];
}

/** Returns the key under which limits count an address: IPv4 as it is, IPv6 by its /64, which belongs to one host. */
export function addressKey(ip: string): string {
  return ip.includes(':') && isIPv6(ip) && !ip.startsWith(IPV4_IN_IPV6)
    ? ipv6Groups(ip).slice(0, 4).join(':')
    : ip;
}

/**
 * Makes the function that returns the key under which an address's connections are counted; undefined for trusted proxies and
 * the product's own gateway, which many clients share.
 */
export function connectionKeyReader({ trustedProxies, behindGateway }: CallerAddressOptions) {
  const isProxy = rangeMatcher(trustedProxies);
  return (remoteAddress: string | undefined): string | undefined => {
    const address = canonicalAddress(remoteAddress) ?? '';
    return isProxy(address) || (behindGateway && isLoopback(address)) ? undefined : addressKey(address);
  };
}
