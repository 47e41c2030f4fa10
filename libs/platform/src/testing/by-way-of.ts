/**
 * @returns the address of the same server by way of a program on this port of the loopback interface; the Unix socket that
 * an address of PostgreSQL may name would lead past it
 */
export function byWayOf(port: number, address: string): string {
  const url = new URL(address);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return url.href;
}
