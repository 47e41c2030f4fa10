import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@manette/platform/free-port';
import { startGateway } from '../src/gateway/gateway.ts';
import { LiveReload } from '../src/gateway/live-reload.ts';
import { removeFolder, throwawayFolder } from '../src/throwaway/folders.ts';
import { writeFrontEnds } from './support/fixture-product.ts';

const BROWSER = { headers: { accept: 'text/html' } };

it('[RUN-DEV] open pages receive an event to reload, through a script that the security policy allows', async () => {
  const folder = throwawayFolder();
  const { shell, remotes } = writeFrontEnds(folder);
  const reload = new LiveReload(shell);
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const options = {
    port,
    host: undefined,
    trustedProxies: [],
    connectionsPerAddress: 100,
    publicUrl,
    gifSearchUrl: undefined,
    remoteOrigins: [],
    apiAddress: () => undefined,
  };
  const gateway = await startGateway({ ...options, shell, remotes, reload });
  try {
    const page = await (await fetch(`${publicUrl}/accounts`, BROWSER)).text();
    expect(page).toContain('<script src="/__reload.js" defer></script></head>');
    expect(await (await fetch(`${publicUrl}/__reload.js`)).text()).toContain("new EventSource('/__reload')");
    expect((await fetch(`${publicUrl}/js/main.1a2b3c4d.js`)).status).toBe(200);

    const events = await fetch(`${publicUrl}/__reload`);
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(':\n\n');
    reload.announce();
    expect((await reader?.read())?.value).toBe('data: changed\n\n');

    rmSync(join(shell, 'index.html'));
    expect((await fetch(`${publicUrl}/accounts`, BROWSER)).status).toBe(503);
  } finally {
    reload.close();
    await gateway.stop();
    removeFolder(folder);
  }
});
