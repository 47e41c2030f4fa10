// An OpenID Connect issuer on loopback, in its own process. The parent process sends the claims for the next users by messages.
// The issuer ends when the parent process disconnects.
import { Events, OAuth2Server } from 'oauth2-mock-server';

const server = new OAuth2Server();
let claims = {};
await server.issuer.keys.generate('RS256');
server.service.on(Events.BeforeTokenSigning, (token) => void Object.assign(token.payload, claims));
await server.start(0, '127.0.0.1');
process.on('message', (message) => {
  claims = message;
  process.send?.('vouching');
});
process.on('disconnect', () => process.exit(0));
process.send?.(server.issuer.url);
