import * as z from 'zod/mini';

const remote = z.object({ entry: z.string() });

/** `GET /api/config`: what the front end has to know at run time (contract, section 1). */
export const runtimeConfigSchema = z.object({
  googleEnabled: z.boolean(),
  gifEnabled: z.boolean(),
  /** Who changes roles, and the addresses of administrators: the operator alone, or administrators as well. */
  adminRoleChanges: z.enum(['operator', 'api']),
  remotes: z.object({ storefront: remote, admin: remote }),
  version: z.string(),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
