import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6, SocketAddress } from 'node:net';

const IPV4_IN_IPV6 = '::ffff:';

/** An address in its one usual form, an IPv4 address inside IPv6 as IPv4; undefined for what is no address. */
export function usualAddress(given: string | undefined): string | undefined {
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

/** Judges whether an address lies in one of these ranges. */
function rangeJudge(ranges: readonly string[]): (address: string) => boolean {
  const list = listOf(ranges);
  return (address) => address !== '' && list.check(address, familyOf(address));
}

const isLoopback = rangeJudge(['127.0.0.0/8', '::1']);

/** What a caller's address is read from. */
export type Addressed = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

export interface CallerAddressOptions {
  /** The ranges of TRUSTED_PROXIES, well-formed. */
  trustedProxies: readonly string[];
  /** Whether a connection from this machine is the product's own gateway, which says who is connected to it. */
  behindGateway: boolean;
}

/**
 * Reads who calls: the address of the connection, or where that is a trusted proxy the last one of `X-Forwarded-For` that
 * is none. A malformed one ends the search there [TRU-115]. Imports nothing of ours: the gateway reads it by the same rules.
 * @returns reads the address of a request; an empty one once its connection is gone
 */
export function callerAddressReader({ trustedProxies, behindGateway }: CallerAddressOptions) {
  const isProxy = rangeJudge(trustedProxies);
  return ({ headers, socket }: Addressed): string => {
    const connection = usualAddress(socket.remoteAddress) ?? '';
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((one) => usualAddress(one.trim()));
    let caller = connection;
    let isHop = behindGateway && isLoopback(caller);
    while (isHop || isProxy(caller)) {
      const before = forwarded.pop();
      if (before === undefined) break;
      isHop = false;
      caller = before;
    }
    return caller;
  };
}

const IPV6_GROUPS = 8;

/** The groups of a part of an IPv6 address; an IPv4 address at its end is two groups. */
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

/** The eight groups of an IPv6 address, without leading zeros; `::` stands for as many groups of zero as are missing. */
export function ipv6Groups(ip: string): string[] {
  const [withoutZone = ''] = ip.split('%', 1);
  const [head = [], tail = []] = withoutZone.split('::').map(groupsOf);
  const missing = Math.max(IPV6_GROUPS - head.length - tail.length, 0);
  return [...head, ...Array<string>(missing).fill('0'), ...tail];
}

/** What counts as one address: an IPv6 host has a whole /64 to itself. */
export function addressKey(ip: string): string {
  return isIPv6(ip) && !ip.startsWith(IPV4_IN_IPV6) ? ipv6Groups(ip).slice(0, 4).join(':') : ip;
}

/**
 * Reads under what the connections of an address are counted: none for those of proxies and of the product's own gateway,
 * which many callers share.
 */
export function connectionKeyReader({ trustedProxies, behindGateway }: CallerAddressOptions) {
  const isProxy = rangeJudge(trustedProxies);
  return (remoteAddress: string | undefined): string | undefined => {
    const address = usualAddress(remoteAddress) ?? '';
    return isProxy(address) || (behindGateway && isLoopback(address)) ? undefined : addressKey(address);
  };
}
