/** A passkey of a user: the public part of a key pair that lives in a device (WebAuthn). */
export interface Passkey {
  id: string;
  userId: string;
  /** The id by which the device knows the key pair, in base64url. */
  credentialId: string;
  /** The key in COSE format. */
  publicKey: Buffer;
  /** The number of uses, as the device counts them; 0 if it does not count. */
  counter: number;
  /** How a browser reaches the device: 'internal', 'usb', 'hybrid'. */
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The data of a passkey that a device has just created. */
export type NewCredential = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;
