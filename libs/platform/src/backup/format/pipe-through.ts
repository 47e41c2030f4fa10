import { pipeline, Readable, type Transform } from 'node:stream';

type Chunks = AsyncIterable<Uint8Array>;

/** One stage of a pipeline of bytes. */
export type ByteTransform = (source: Chunks) => Chunks;

/** Makes a stage from one of Node's transform streams. */
export const transformed =
  (make: () => Transform): ByteTransform =>
  (source) => {
    const transform = make();
    // The reader of the transform receives the error.
    pipeline(source, transform, () => undefined);
    return transform;
  };

/**
 * Sends bytes through the stages into `consume`, which receives a stream and settles when it has read all of it. The first
 * error ends the other stages and is thrown.
 */
export async function pipeThrough<T>(
  source: Chunks,
  steps: ByteTransform[],
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

/** Reads a stream to its end and discards the bytes, for the digests that its stages compute. */
export async function drain(stream: Readable): Promise<void> {
  for await (const chunk of stream) void chunk;
}
