// An S3 server on files, as a process of its own: `s3-process.mjs <port> <folder>`. It knows the key S3RVER alone. The
// signatures of calls on a bucket itself it computes without the slash that the SDK signs, so it compares none.
import S3rver from '@20minutes/s3rver';

const [port, directory] = process.argv.slice(2);
const options = { address: '127.0.0.1', port: Number(port), directory, silent: true };
await new S3rver({ ...options, allowMismatchedSignatures: true }).run();
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
