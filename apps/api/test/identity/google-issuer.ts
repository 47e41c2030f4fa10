import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A running OpenID Connect issuer in place of Google. */
export interface GoogleIssuer {
  url: string;
  /** Sets the claims about the users who sign in from now on. */
  vouchFor(claims: object): Promise<void>;
  stop(): Promise<void>;
}

export async function startGoogleIssuer(): Promise<GoogleIssuer> {
  const script = fileURLToPath(new URL('./issuer-process.mjs', import.meta.url));
  const child = fork(script, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    vouchFor: async (claims) => {
      child.send(claims);
      await once(child, 'message');
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
