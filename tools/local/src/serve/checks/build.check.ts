import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { servesPages, type Role } from '../role.ts';
import { fault, type Check } from './check.ts';

const API = 'apps/api/dist/server.js';
const WORKER = 'apps/worker/dist/server.js';
const FRONT_ENDS = [
  'apps/shell/dist/index.html',
  'apps/storefront/dist/mf-manifest.json',
  'apps/admin/dist/mf-manifest.json',
];

const needed = (role: Role): string[] => {
  if (role === 'worker') return [WORKER];
  return servesPages(role) ? [API, ...FRONT_ENDS] : [API];
};

/** Checks that the build of the role exists, because `npm run serve` does not build. */
export const checkBuild: Check = ({ role, checkout }) =>
  needed(role).every((file) => existsSync(join(checkout, file)))
    ? []
    : [fault('The product is not built: run npm run build')];
