/** Returns the value of a cookie in a `Cookie` header, or undefined if the header does not contain it. */
export function cookieOf(header: string | undefined, name: string): string | undefined {
  const cookies = (header ?? '').split(';').map((one) => one.trim());
  return cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
}
