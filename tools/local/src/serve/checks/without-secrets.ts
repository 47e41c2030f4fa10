const PASSWORDS_OF_QUERY = ['password', 'sslpassword', 'pass'];
const SHORTEST = 3;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** Returns the secrets of an address: the password and its parts, because programs may split it at an unescaped character. */
function secretsOf(address: string): string[] {
  const userInfo = /^[a-z]+:\/\/(.*)@/is.exec(address)?.[1] ?? '';
  const password = userInfo.includes(':') ? userInfo.slice(userInfo.indexOf(':') + 1) : '';
  const query = new URLSearchParams(address.split('?').slice(1).join('?'));
  const given = [password, ...PASSWORDS_OF_QUERY.map((name) => query.get(name) ?? '')].filter(Boolean);
  const parts = given.flatMap((secret) => secret.split(/[/#?@:]/)).filter(({ length }) => length >= SHORTEST);
  return [...given, ...given.map(decoded), ...parts].toSorted((one, other) => other.length - one.length);
}

/** Removes from a text the passwords of these addresses, and the credentials of any other address [OPS-002]. */
export function withoutSecrets(text: string, addresses: (string | undefined)[]): string {
  const secrets = addresses.flatMap((address) => (address ? secretsOf(address) : []));
  const hidden = secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
  return hidden.replace(/:\/\/[^\s/@]*@/g, '://…@');
}

/** Returns in one line why an address cannot be reached, from the message, the first inner error or the code. */
export function reasonOf(error: unknown, address: string): string {
  const { message, code, errors } = error as NodeJS.ErrnoException & { errors?: Error[] };
  const [first] = errors ?? [];
  const reason = message || first?.message || code || String(error);
  return withoutSecrets(reason, [address]).replace(/\s+/g, ' ').trim();
}
