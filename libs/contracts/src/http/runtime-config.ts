import * as z from 'zod/mini';

/** A release of a remote. A local build has only `entry`; a release from the store has all fields (operations, section 2). */
const release = z.object({
  entry: z.string(),
  version: z.optional(z.string()),
  /** The versions of the shell's host API that the remote supports, as a SemVer range. */
  needs: z.optional(z.string()),
  /** Digests in the format of W3C Subresource Integrity, by file below the folder of `entry`. */
  integrity: z.optional(z.record(z.string(), z.string())),
});
const remote = z.extend(release, { older: z.optional(z.array(release)) });

/** `GET /api/config`: the front end's run-time configuration (contract, section 1). */
export const runtimeConfigSchema = z.object({
  googleEnabled: z.boolean(),
  gifEnabled: z.boolean(),
  /** Whether pages install a service worker. With false they remove an installed one. */
  serviceWorker: z.boolean(),
  /** The public key with which pages subscribe to pushes; null if push is off. */
  push: z.nullable(z.object({ publicKey: z.string() })),
  /** Who may change roles and administrators' e-mail addresses: only the operator, or also administrators through the API. */
  adminRoleChanges: z.enum(['operator', 'api']),
  remotes: z.object({ storefront: remote, admin: remote }),
  /** The shell's release, if it has one. */
  shell: z.optional(z.object({ version: z.string() })),
  /** Whether pages send their measurements (`POST /api/vitals`); absent if they do not. */
  vitals: z.optional(z.literal(true)),
  version: z.string(),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
export type RemoteRelease = z.infer<typeof release>;
