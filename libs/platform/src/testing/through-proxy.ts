/**
 * Returns the URL of a server through a proxy on this port of the loopback interface. Removes the Unix socket that a URL of
 * PostgreSQL may name, as it would bypass the proxy.
 */
export function throughProxy(port: number, address: string): string {
  const url = new URL(address);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return url.href;
}
