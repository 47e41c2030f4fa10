// `npm start`: runs the whole product on one origin, from a fresh checkout with only Node and npm.
import { startProduct } from './product.ts';
import { run } from './run.ts';
import { build } from './steps/build.ts';

await run((settings, scope) => startProduct(settings, scope, { build }));
