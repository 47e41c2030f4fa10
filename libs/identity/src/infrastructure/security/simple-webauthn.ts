import { APP_CONFIG, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NewCredential, Passkey } from '../../domain/passkey.js';
import { OPTIONS_LIFETIME } from '../../domain/webauthn-options.js';
import { Webauthn, type Credential, type MadeOptions, type PasskeyOwner } from '../../domain/webauthn.js';
import { creationAnswer, requestAnswer, transportsOf, type CreationAnswer } from './webauthn-answers.js';

/** Loads the library with the first ceremony: its certificate parsers take 4 MB. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

const RP_NAME = 'Manette';
/** ES256, EdDSA and RS256, by their COSE numbers. */
const ALGORITHMS = [-7, -8, -257];
/** Formats whose attestation statements contain no certificates, or may omit them. */
const UNATTESTED = new Set(['none', 'packed']);

const bytesOf = (userId: string) => new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));
const named = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports });

/** Implements the ceremonies of WebAuthn with @simplewebauthn/server. */
@Injectable()
export class SimpleWebauthn extends Webauthn {
  private readonly origin: string;
  private readonly rpID: string;
  private readonly timeout: number;

  constructor(@Inject(APP_CONFIG) { http, periods }: AppConfig) {
    super();
    const address = new URL(http.publicUrl);
    this.origin = address.origin;
    this.rpID = address.hostname;
    this.timeout = Math.ceil(OPTIONS_LIFETIME * periods.factor);
  }

  async creationOptions(owner: PasskeyOwner, known: Passkey[]): Promise<MadeOptions> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: RP_NAME,
      rpID: this.rpID,
      userID: bytesOf(owner.id),
      userName: owner.email,
      userDisplayName: owner.username,
      timeout: this.timeout,
      attestationType: 'none',
      excludeCredentials: known.map(named),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return { challenge: options.challenge, options: { ...options } };
  }

  async requestOptions(allowed: Passkey[]): Promise<MadeOptions> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      allowCredentials: allowed.map(named),
      timeout: this.timeout,
      userVerification: 'required',
    });
    return { challenge: options.challenge, options: { ...options } };
  }

  challengeOf(credential: Credential): string | null {
    const answer = creationAnswer(credential) ?? requestAnswer(credential);
    if (!answer) return null;
    const data = unlessMalformed(() => clientDataOf(answer.response.clientDataJSON));
    return typeof data?.challenge === 'string' ? data.challenge : null;
  }

  credentialIdOf(credential: Credential): string | null {
    return requestAnswer(credential)?.id ?? null;
  }

  async verifyCreated(credential: Credential, challenge: string): Promise<NewCredential | null> {
    const response = creationAnswer(credential);
    if (!response || !(await isUnattested(response))) return null;
    const { verifyRegistrationResponse } = await library();
    const verification = await unlessRefused(
      verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpID,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!verification?.verified) return null;
    const { id, publicKey, counter } = verification.registrationInfo.credential;
    const transports = transportsOf(response.response.transports);
    return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports };
  }

  async verifyUsed(credential: Credential, challenge: string, passkey: Passkey): Promise<number | null> {
    const response = requestAnswer(credential);
    if (!response || !isHandleOf(passkey.userId, response.response.userHandle)) return null;
    const { verifyAuthenticationResponse } = await library();
    const { credentialId, publicKey, counter } = passkey;
    const verification = await unlessRefused(
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpID,
        credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
      }),
    );
    return verification?.verified ? verification.authenticationInfo.newCounter : null;
  }
}

/**
 * Returns whether an answer contains no certificates of the device's maker. The shop does not request any, and verifying them
 * would make the library fetch revocation lists from addresses that the caller chose.
 */
async function isUnattested({ response }: CreationAnswer): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await helpers();
  const attestation = unlessMalformed(() =>
    decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject)),
  );
  return (
    attestation !== null &&
    UNATTESTED.has(attestation.get('fmt')) &&
    attestation.get('attStmt').get('x5c') === undefined
  );
}

/**
 * Returns whether the user handle of an answer is the user's. A device that does not store the user with the key may omit the
 * handle.
 */
const isHandleOf = (userId: string, handle: string | undefined): boolean =>
  handle === undefined || Buffer.from(bytesOf(userId)).toString('base64url') === handle;

/** Decodes the data that the browser claims to have signed. */
const clientDataOf = (encoded: string): { challenge?: unknown } =>
  JSON.parse(Buffer.from(encoded, 'base64url').toString()) as { challenge?: unknown };

/** Returns null if the library refuses an answer. It reports that only by a plain Error, so every error counts as a refusal. */
const unlessRefused = <T>(verification: Promise<T>): Promise<T | null> => verification.catch(() => null);

function unlessMalformed<T>(decode: () => T): T | null {
  try {
    return decode();
  } catch {
    // Every error counts as a refusal, as the text came from the caller.
    return null;
  }
}
