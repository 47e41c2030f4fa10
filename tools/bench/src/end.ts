type Cleanup = () => Promise<void> | void;

/** What has been started and must not outlive this process, in the order of its start. */
const pending: Cleanup[] = [];
let ending: Promise<void> | undefined;

async function cleanUp(): Promise<void> {
  for (let cleanup = pending.pop(); cleanup; cleanup = pending.pop())
    try {
      await cleanup();
    } catch (error) {
      console.error(error);
    }
}

/** Once, whoever asks first: work that fails because it is being ended waits for the same end. */
const endAll = (): Promise<void> => (ending ??= cleanUp());

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    void endAll().then(() => process.exit(1));
  });

/**
 * Runs `cleanup` when this process is told to end. @returns what runs it at once, and then no more
 */
export function onEnd(cleanup: Cleanup): () => Promise<void> {
  pending.push(cleanup);
  return async () => {
    const at = pending.indexOf(cleanup);
    if (at < 0) return;
    pending.splice(at, 1);
    await cleanup();
  };
}

/** Runs a benchmark, and whatever comes of it ends what it has started. */
export async function bench(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    await endAll();
  }
}
