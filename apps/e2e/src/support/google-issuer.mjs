// An OpenID Connect issuer on loopback in place of Google. It signs tokens for the user whom the given file describes.
// Usage: google-issuer.mjs <port> <file> [<port> <file> …]
import { readFileSync } from 'node:fs';
import { Events, OAuth2Server } from 'oauth2-mock-server';

async function startIssuer(port, person) {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  server.service.on(Events.BeforeTokenSigning, (token) => {
    Object.assign(token.payload, JSON.parse(readFileSync(person, 'utf8')));
  });
  await server.start(Number(port), 'localhost');
}

const values = process.argv.slice(2);
// The issuers start one after the other, so all of them respond when the last one does.
for (let at = 0; at < values.length; at += 2) await startIssuer(values[at], values[at + 1]);
