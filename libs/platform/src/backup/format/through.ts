import { pipeline, Readable, type Transform } from 'node:stream';

type Chunks = AsyncIterable<Uint8Array>;

/** A step of a way that bytes go. */
export type Stage = (source: Chunks) => Chunks;

/** A step by one of Node's own transforms. */
export const transformed =
  (make: () => Transform): Stage =>
  (source) => {
    const transform = make();
    // What fails is thrown to whoever reads the transform.
    pipeline(source, transform, () => undefined);
    return transform;
  };

/**
 * Sends bytes through the steps into `consume`, which takes a stream and settles when it has read all of it. What fails first
 * ends the rest and is thrown.
 */
export async function through<T>(
  source: Chunks,
  steps: Stage[],
  consume: (stream: Readable) => Promise<T>,
): Promise<T> {
  const chunks = steps.reduce((before, step) => step(before), source);
  const stream = Readable.from(chunks, { objectMode: false });
  try {
    return await consume(stream);
  } finally {
    stream.destroy();
  }
}

/** Reads a stream to its end for what its steps note. */
export async function drain(stream: Readable): Promise<void> {
  for await (const chunk of stream) void chunk;
}
