import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import express from 'express';
import type { FileStore } from '../../storage/files/file-store.js';
import { serveFile } from './serve-file.js';

it('closes a file when the client disconnected while the file was being opened', async () => {
  const body = Readable.from(['never read']);
  const stat = { size: 10, etag: '"1"', modified: new Date(0) };
  const store = { open: () => Promise.resolve({ stat, body }) } as unknown as FileStore;
  const app = express();
  const served = new Promise((resolve, reject) => {
    app.get('/', (request, response) => {
      response.once('close', () => serveFile(store, 'a.txt', request, response, {}).then(resolve, reject));
      response.destroy();
    });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asking = httpRequest({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).end();
  await once(asking, 'error');
  await expect(served).resolves.toBeUndefined();
  expect(body.destroyed).toBe(true);
  server.close();
});
