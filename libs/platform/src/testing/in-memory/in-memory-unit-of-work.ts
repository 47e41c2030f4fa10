import { UnitOfWork } from '../../database/unit-of-work/unit-of-work.js';

/** Runs the work without a transaction. */
export class InMemoryUnitOfWork extends UnitOfWork {
  private open = 0;

  get isOpen(): boolean {
    return this.open > 0;
  }

  override async run<T>(work: () => Promise<T>): Promise<T> {
    this.open += 1;
    try {
      return await work();
    } finally {
      this.open -= 1;
    }
  }

  override read<T>(work: () => Promise<T>): Promise<T> {
    return this.run(work);
  }

  override runGrouped<T>(_key: string, work: () => Promise<T>): Promise<T> {
    return this.run(work);
  }
}
