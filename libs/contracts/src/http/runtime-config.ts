import * as z from 'zod/mini';

/** A remote as it was built has an address alone; a release of the store has the rest (operations, section 2). */
const release = z.object({
  entry: z.string(),
  version: z.optional(z.string()),
  /** The versions of the shell's host API that it works with, a range of SemVer. */
  needs: z.optional(z.string()),
  /** Digests in the form of W3C Subresource Integrity, by file below the folder of `entry`. */
  integrity: z.optional(z.record(z.string(), z.string())),
});
const remote = z.extend(release, { older: z.optional(z.array(release)) });

/** `GET /api/config`: the front end's run-time configuration (contract, section 1). */
export const runtimeConfigSchema = z.object({
  googleEnabled: z.boolean(),
  gifEnabled: z.boolean(),
  /** Whether pages keep a service worker; false removes one that is there. */
  serviceWorker: z.boolean(),
  /** The key under which pages subscribe to pushes; null where push is off. */
  push: z.nullable(z.object({ publicKey: z.string() })),
  /** Who changes roles and administrators' e-mail addresses: only the operator, or administrators through the API too. */
  adminRoleChanges: z.enum(['operator', 'api']),
  remotes: z.object({ storefront: remote, admin: remote }),
  /** The shell's release, where it has one. */
  shell: z.optional(z.object({ version: z.string() })),
  /** Whether pages send what they measured (`POST /api/vitals`); absent where they do not. */
  vitals: z.optional(z.literal(true)),
  version: z.string(),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
export type RemoteRelease = z.infer<typeof release>;
