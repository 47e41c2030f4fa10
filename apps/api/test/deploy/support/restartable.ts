import type { Child } from '../../support/child.js';

/** A server that a test replaces by another one at the same place. */
export class Restartable {
  private constructor(
    private child: Child,
    private readonly start: () => Promise<Child>,
    readonly url: string,
  ) {}

  /**
   * @param start begins the server, and waits until it answers
   * @param url its address
   */
  static async begin(start: () => Promise<Child>, url: string): Promise<Restartable> {
    return new Restartable(await start(), start, url);
  }

  /** kill -9, and a new one in its place. */
  async replace(): Promise<void> {
    await this.child.end('SIGKILL');
    this.child = await this.start();
  }
}
