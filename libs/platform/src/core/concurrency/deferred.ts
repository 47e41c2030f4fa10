/** A promise that is resolved from outside; resolving it again changes nothing. */
export class Deferred {
  readonly promise: Promise<void>;
  resolve!: () => void;

  constructor() {
    this.promise = new Promise((resolve) => (this.resolve = resolve));
  }
}
