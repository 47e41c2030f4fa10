// An S3 server that stores files, as a separate process: `s3-process.mjs <port> <folder>`. It knows only the key S3RVER. It
// does not compare signatures: for calls on a bucket itself it computes them without the slash that the SDK signs.
import S3rver from '@20minutes/s3rver';

const [port, directory] = process.argv.slice(2);
const options = { address: '127.0.0.1', port: Number(port), directory, silent: true };
const server = new S3rver({ ...options, allowMismatchedSignatures: true });

/** The promise of the last write of each object. */
const writes = new Map();
const REFUSED =
  '<?xml version="1.0"?><Error><Code>PreconditionFailed</Code><Message>Try again</Message></Error>';

/** Adds the conditional writes of S3, which this server lacks: `If-Match` and `If-None-Match: *`. */
async function heedConditions(context, next) {
  const ifMatch = context.get('if-match');
  if (context.method !== 'PUT' || !(ifMatch || context.get('if-none-match'))) return next();
  const [, bucket, ...key] = decodeURIComponent(context.path).split('/');
  const object = await server.store.getObject(bucket, key.join('/'));
  object?.content.destroy();
  if (ifMatch ? object?.metadata.etag === ifMatch : !object) return next();
  Object.assign(context, { status: 412, type: 'application/xml', body: REFUSED });
}

// Handles the writes of an object one after the other, as a condition and its write must be one step.
server.middleware.unshift((context, next) => {
  const before = writes.get(context.path) ?? Promise.resolve();
  const done = before.then(() => heedConditions(context, next));
  writes.set(
    context.path,
    done.catch(() => undefined),
  );
  return done;
});
await server.run();
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
