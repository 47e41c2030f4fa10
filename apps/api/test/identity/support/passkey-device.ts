import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** The part of the options for a new passkey that a device reads. */
export interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

/** The part of the options for a passkey assertion that a device reads. */
export interface RequestOptions {
  challenge: string;
  rpId: string;
  allowCredentials?: { id: string }[];
}

/** Deviations from the correct behaviour of a device and its browser. */
export interface Misbehaviour {
  origin?: string;
  counter?: number;
  /** Whether the device verified the user by fingerprint or code. */
  verified?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url');

/** Encodes a P-256 key for ES256 in COSE format: a CBOR map of 1: 2, 3: -7, -1: 1, -2: x, -3: y. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([head, bytes(x), Buffer.from([0x22]), bytes(y)]);
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** Encodes an attestation object in CBOR: {fmt: 'none', attStmt: {}, authData}. */
function attestationOf(authData: Buffer): Buffer {
  const length = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]);
  const head = [
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
  ];
  return Buffer.concat([...head, cborText('authData'), length, authData]);
}

/** A passkey in software with its browser: it answers options as WebAuthn Level 3 specifies. */
export class PasskeyDevice {
  readonly credentialId = base64url(randomBytes(32));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';
  counter = 0;

  constructor(private readonly origin: string) {}

  /** Creates the passkey. @returns the credential for POST /auth/passkeys */
  create({ challenge, rp, user }: CreationOptions, how: Misbehaviour = {}) {
    this.userHandle = user.id;
    const id = Buffer.from(this.credentialId, 'base64url');
    const key = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      coseOf(this.keys.publicKey),
    ]);
    const authData = Buffer.concat([this.head(rp.id, WITH_KEY, how), key]);
    return this.answer({
      clientDataJSON: base64url(this.clientData('webauthn.create', challenge, how)),
      attestationObject: base64url(attestationOf(authData)),
      transports: ['internal'],
    });
  }

  /** Signs a challenge. @returns the credential for signing in */
  use({ challenge, rpId }: RequestOptions, how: Misbehaviour = {}) {
    this.counter += 1;
    const authData = this.head(rpId, 0, how);
    const clientData = this.clientData('webauthn.get', challenge, how);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, this.keys.privateKey)),
      userHandle: this.userHandle,
    });
  }

  private answer<Response>(response: Response) {
    const { credentialId: id } = this;
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Misbehaviour): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  private head(rpId: string, flags: number, { counter = this.counter, verified = true }: Misbehaviour) {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | PRESENT | (verified ? VERIFIED : 0)]), counted]);
  }
}
