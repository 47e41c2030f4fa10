import { join } from 'node:path';

/** `src` and `dist` lie equally deep, so that both find the built folders of the browser apps. */
const distOf = (app: string): string => join(import.meta.dirname, '../..', app, 'dist');

/** The built front ends, as the public origin names them. */
export const frontEndFolders = {
  shell: distOf('shell'),
  remotes: { storefront: distOf('storefront'), admin: distOf('admin') },
};
