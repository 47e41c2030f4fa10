/** A passkey of a user: the public part of a key pair that lives in a device (WebAuthn). */
export interface Passkey {
  id: string;
  userId: string;
  /** How the device names the key pair, in base64url. */
  credentialId: string;
  /** In COSE's form. */
  publicKey: Buffer;
  /** How often it was used, as the device counts; 0 where it does not. */
  counter: number;
  /** How a browser reaches the device: 'internal', 'usb', 'hybrid'. */
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** What a device tells of a passkey that it has just made. */
export type NewCredential = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;
