import { join } from 'node:path';

/** The built folder of a browser app. `src` and `dist` are at the same depth, so that the path is valid from both. */
const distOf = (app: string): string => join(import.meta.dirname, '../..', app, 'dist');

/** The folders of the built front ends, by their names on the public origin. */
export const frontEndFolders = {
  shell: distOf('shell'),
  remotes: { storefront: distOf('storefront'), admin: distOf('admin') },
};
