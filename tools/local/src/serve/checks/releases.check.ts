import { warning, type Check } from './check.ts';

/** Warns without a store of releases: processes of different builds have different files, only the store has both [OPS-022]. */
export const checkReleases: Check = ({ role, given }) =>
  role !== 'api' || given.RELEASES
    ? []
    : [warning('RELEASES is not set; pages may miss files while processes are replaced')];
