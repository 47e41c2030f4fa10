// Writes `dist`: the types of the current API, the client, and the parts of openapi-fetch that it uses, so that the packed
// package has no dependencies.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { currentDocument } from '../../tools/openapi/src/current-document.ts';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;
const dist = join(here, 'dist');
const folderOf = (name) => dirname(require.resolve(`${name}/package.json`));

/** The declarations of the client. The types of the calls are in `schema.d.ts`. */
const DECLARATIONS = `import type { Client } from './openapi-fetch.js';
import type { components, paths } from './schema.js';

export type { components, operations, paths } from './schema.js';

/** Every call of the API: \`client.GET('/api/accounts', {params: {query: {limit: 10}}})\`. */
export type ManetteClient = Client<paths>;

/** The body of every refusal. */
export type ManetteError = components['schemas']['Error'];

export interface ManetteClientOptions {
  /** The shop's origin, as \`https://shop.example\`. */
  baseUrl: string;
  /** A session's token, or an API key; calls without a session need none. */
  token?: string;
  /** Another function than the platform's. */
  fetch?: (request: Request) => Promise<Response>;
}

/** A client of Manette's API; every call gives \`{data, error, response}\`. */
export declare function createManetteClient(options: ManetteClientOptions): ManetteClient;
`;

/** Copies the code, the types and the licence of openapi-fetch next to the client. */
function copyOpenapiFetch() {
  const [fetcher, helpers] = [folderOf('openapi-fetch'), folderOf('openapi-typescript-helpers')];
  const code = readFileSync(join(fetcher, 'dist/index.mjs'), 'utf8');
  writeFileSync(join(dist, 'openapi-fetch.js'), code.replace(/\n\/\/# sourceMappingURL=.*/, ''));
  const types = readFileSync(join(fetcher, 'dist/index.d.mts'), 'utf8');
  const local = types.replaceAll(/['"]openapi-typescript-helpers['"]/g, "'./openapi-typescript-helpers.js'");
  writeFileSync(join(dist, 'openapi-fetch.d.ts'), local);
  copyFileSync(join(helpers, 'dist/index.d.mts'), join(dist, 'openapi-typescript-helpers.d.ts'));
  copyFileSync(join(fetcher, 'LICENSE'), join(dist, 'openapi-fetch.LICENSE'));
}

const document = JSON.parse(await currentDocument());
const types = await openapiTS(document, { defaultNonNullable: false });
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
writeFileSync(join(dist, 'schema.d.ts'), astToString(types));
writeFileSync(join(dist, 'index.d.ts'), DECLARATIONS);
copyFileSync(join(here, 'src/index.js'), join(dist, 'index.js'));
copyOpenapiFetch();
