/** A secret as it is stored in the database. */
export interface SealedSecret {
  secret: Buffer;
  /** The name of the key that encrypted it. */
  kid: string | null;
}

/** Encrypts the secrets of webhooks for the database [POC-090]. */
export abstract class WebhookSecrets {
  abstract seal(webhookId: string, secret: Buffer): SealedSecret;
  /**
   * Decrypts a secret. Returns undefined if its key is no longer in the ring. @throws Error for a secret that was
   * altered or copied from another row
   */
  abstract open(webhookId: string, sealed: SealedSecret): Buffer | undefined;
}
