import type { EntityClass, EntitySchema } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';

export type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

export interface NamedMigration {
  /** Prefixed with the context and numbered: `identity_001_users`. */
  name: string;
  class: MigrationClass;
}

/** What a bounded context adds to the database: its PostgreSQL schema, entities and migrations. */
export interface ContextPersistence {
  schema: string;
  entities: (EntitySchema | EntityClass<object>)[];
  migrations: NamedMigration[];
  /**
   * Tables that are empty after a restore, as their rows describe running processes: leases, signals. Unlogged tables are empty
   * too.
   */
  transient?: string[];
  /** SQL that returns the keys of the uploads that rows name, in one text column; backups contain these files. */
  uploads?: string;
}
