import type { Child } from '../../support/child.js';

/** A server that a test can replace with a new one at the same address. */
export class Restartable {
  private constructor(
    private child: Child,
    private readonly start: () => Promise<Child>,
    readonly url: string,
  ) {}

  /**
   * @param start starts the server, and waits until it answers
   * @param url its address
   */
  static async begin(start: () => Promise<Child>, url: string): Promise<Restartable> {
    return new Restartable(await start(), start, url);
  }

  /** Kills the server with SIGKILL and starts a new one in its place. */
  async replace(): Promise<void> {
    await this.child.end('SIGKILL');
    this.child = await this.start();
  }
}
