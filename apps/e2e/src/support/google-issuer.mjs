// An OpenID Connect issuer on loopback in the place of Google: it vouches for whoever the named file describes.
// Usage: google-issuer.mjs <port> <file>
import { readFileSync } from 'node:fs';
import { Events, OAuth2Server } from 'oauth2-mock-server';

const [port, person] = process.argv.slice(2);
const server = new OAuth2Server();
await server.issuer.keys.generate('RS256');
server.service.on(Events.BeforeTokenSigning, (token) => {
  Object.assign(token.payload, JSON.parse(readFileSync(person, 'utf8')));
});
await server.start(Number(port), 'localhost');
