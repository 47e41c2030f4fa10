type Cleanup = () => Promise<void> | void;

/** Cleanups of everything that must not outlive this process, in the order of its start. */
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

/** Runs the cleanups once. Later calls wait for the same end. */
const endAll = (): Promise<void> => (ending ??= cleanUp());

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    void endAll().then(() => process.exit(1));
  });

/**
 * Registers `cleanup` to run when this process ends. @returns a function that runs it now, and then not again
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

/** Runs a benchmark, and runs all cleanups even when it fails. */
export async function bench(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    await endAll();
  }
}
