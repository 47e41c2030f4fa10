import { sql, type SqlBool } from 'kysely';

/** Builds the condition that the key with this name has encrypted a row of identity.totp. */
export const isUnderKey = (kid: string | null) => sql<SqlBool>`kid is not distinct from ${kid}::text`;
