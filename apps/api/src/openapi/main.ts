// Prints the product's OpenAPI document, for `npm run openapi`.
import { writeSync } from 'node:fs';
import { describeProduct } from './describe-product.js';

const text = Buffer.from(JSON.stringify(await describeProduct()));
// A pipe takes a part at a time.
for (let written = 0; written < text.length;) written += writeSync(1, text, written);
