import { join } from 'node:path';
import { runNode } from './child.ts';
import { bench } from './end.ts';
import { startProduct } from './product.ts';

// Starts a product and runs a benchmark of a running product against it: its file, then further arguments.

const [file = '', ...rest] = process.argv.slice(2);
await bench(async () => {
  const { url } = await startProduct(60);
  await runNode([join(import.meta.dirname, file), url, ...rest], process.env, 'inherit');
});
