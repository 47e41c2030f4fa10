// Prints the product's OpenAPI document, for `npm run openapi`.
import { describeProduct } from './describe-product.js';

process.stdout.write(JSON.stringify(await describeProduct()));
