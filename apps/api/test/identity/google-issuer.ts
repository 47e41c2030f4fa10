import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A running issuer, as Google is one. */
export interface GoogleIssuer {
  url: string;
  /** Sets what it says of the people that come from now on. */
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
