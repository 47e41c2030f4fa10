import { join } from 'node:path';
import { runNode } from './child.ts';
import { bench } from './end.ts';
import { startProduct } from './product.ts';

// Starts a product and runs a benchmark that needs a running product. Arguments: the benchmark's file, and its own arguments
// after the origin.

const [file = '', ...rest] = process.argv.slice(2);
await bench(async () => {
  const { url } = await startProduct(60);
  await runNode([join(import.meta.dirname, file), url, ...rest], process.env, 'inherit');
});
