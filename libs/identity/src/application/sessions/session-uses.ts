/** Records when sessions were last used. Uses are written with a delay, so that requests do not wait for the write. */
export abstract class SessionUses {
  /** Writes the uses that this process has seen. A read of `last_used_at` after it includes all of them. */
  abstract write(): Promise<void>;
}
