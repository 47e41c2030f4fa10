import { readFileSync } from 'node:fs';
import express from 'express';

// The comparison for the product: Express with one route per file, which sends the bytes of the file as compressed JSON.
const app = express();
process.argv.slice(2).forEach((file, number) => {
  const body = readFileSync(file);
  app.get(`/${number}`, (_request, response) => {
    response.set({ 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'br' }).send(body);
  });
});
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.send?.({ port: address.port });
});
