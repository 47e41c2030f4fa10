import { readFileSync } from 'node:fs';
import express from 'express';

// Express with one route that answers the bytes of a file as JSON: what the product is measured against.
const [file = ''] = process.argv.slice(2);
const body = readFileSync(file, 'utf8');
const server = express()
  .get('/', (_request, response) => {
    response.type('json').send(body);
  })
  .listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object' && address) process.send?.({ port: address.port });
  });
