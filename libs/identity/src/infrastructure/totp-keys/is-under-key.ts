import { sql, type SqlBool } from 'kysely';

/** Whether a row of identity.totp was encrypted by the key of this name. */
export const isUnderKey = (kid: string | null) => sql<SqlBool>`kid is not distinct from ${kid}::text`;
