/** A secret as the database has it. */
export interface SealedSecret {
  secret: Buffer;
  /** The name of the key that encrypted it. */
  kid: string | null;
}

/** Keeps the secrets of webhooks unreadable in the database [POC-090]. */
export abstract class WebhookSecrets {
  abstract seal(webhookId: string, secret: Buffer): SealedSecret;
  /** Undefined when its key has left the ring. @throws Error for a secret that was altered or copied from another row */
  abstract open(webhookId: string, sealed: SealedSecret): Buffer | undefined;
}
