import * as z from 'zod/mini';

const remote = z.object({ entry: z.string() });

/** `GET /api/config`: the front end's run-time configuration (contract, section 1). */
export const runtimeConfigSchema = z.object({
  googleEnabled: z.boolean(),
  gifEnabled: z.boolean(),
  /** Who changes roles and administrators' e-mail addresses: only the operator, or administrators through the API too. */
  adminRoleChanges: z.enum(['operator', 'api']),
  remotes: z.object({ storefront: remote, admin: remote }),
  version: z.string(),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
