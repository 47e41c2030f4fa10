// An OpenID Connect issuer on loopback in the place of Google: it signs tokens for the person whom the named file describes.
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
// The last one answers last, so that all answer when it does.
for (let at = 0; at < values.length; at += 2) await startIssuer(values[at], values[at + 1]);
