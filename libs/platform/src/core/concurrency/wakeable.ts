/** A wait that `wake` ends early; a `wake` outside a wait makes the next wait end immediately. */
export class Wakeable {
  private woken = false;
  private endPause?: () => void;

  wake(): void {
    this.woken = true;
    this.endPause?.();
  }

  async wait(milliseconds: number): Promise<void> {
    if (!this.woken)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.endPause = undefined;
    this.woken = false;
  }
}
