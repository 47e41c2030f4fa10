import { UnrecoverableError } from 'bullmq';
import { JobHandler } from './job-processor.js';
import { runJob } from './run-job.js';

class Probe extends JobHandler {
  readonly seen: unknown[] = [];
  fault: Error | undefined;

  process(_name: string, data: unknown): Promise<void> {
    this.seen.push(data);
    return this.fault ? Promise.reject(this.fault) : Promise.resolve();
  }
}

const SECRET = { about: 'a', secret: 's' };
const keep = (data: unknown) => ({ about: (data as typeof SECRET).about });

/** Creates a job as the queue delivers it. */
function jobOf(attemptsMade = 0, data: unknown = SECRET) {
  const job = {
    ...{ id: '1', name: 'mail', data, attemptsMade, opts: { attempts: 2 } },
    updateData: (kept: unknown) => Promise.resolve(void (job.data = kept)),
  };
  return job;
}

describe('a job whose processor reduces its data', () => {
  let handler: Probe;
  beforeEach(() => (handler = new Probe()));

  it('has only the reduced data once it is done, and is not processed again when it is delivered again', async () => {
    const job = jobOf();
    await runJob({ handler, keep }, job);
    expect(job.data).toEqual({ ended: 'done', kept: { about: 'a' } });
    await runJob({ handler, keep }, job);
    expect(handler.seen).toEqual([SECRET]);
  });

  it('keeps its data for the next attempt, and has only the reduced data after the last attempt', async () => {
    handler.fault = new Error('away');
    const [first, last] = [jobOf(0), jobOf(1)];
    await expect(runJob({ handler, keep }, first)).rejects.toThrow('away');
    expect(first.data).toEqual(SECRET);
    await expect(runJob({ handler, keep }, last)).rejects.toThrow('away');
    expect(last.data).toEqual({ ended: 'failed', kept: { about: 'a' } });
    await expect(runJob({ handler, keep }, last)).rejects.toThrow(UnrecoverableError);
    expect(handler.seen).toHaveLength(2);
  });

  it('is recognised by its `keep`: without it, data of the same shape are processed as usual', async () => {
    const job = jobOf(1, { ended: 'done', kept: {} });
    await runJob({ handler }, job);
    expect(handler.seen).toEqual([{ ended: 'done', kept: {} }]);
    expect(job.data).toEqual({ ended: 'done', kept: {} });
  });
});
