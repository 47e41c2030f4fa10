// `npm start`: the whole product on one origin, from a bare checkout with Node and npm alone.
import { startProduct } from './product.ts';
import { run } from './run.ts';
import { build } from './steps/build.ts';

await run((settings, scope) => startProduct(settings, scope, { build }));
