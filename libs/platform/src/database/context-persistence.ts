import type { EntityClass, EntitySchema } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';

export type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

export interface NamedMigration {
  /** Prefixed with the context and numbered: `identity_001_users`. */
  name: string;
  class: MigrationClass;
}

/** What a bounded context brings to the database: its PostgreSQL schema, entities and migrations. */
export interface ContextPersistence {
  schema: string;
  entities: (EntitySchema | EntityClass<object>)[];
  migrations: NamedMigration[];
  /** Tables that are empty after a restore, as their rows mean running processes: leases, signals. So are unlogged ones. */
  transient?: string[];
  /** SQL for the keys of the uploads that the rows name, one text column; these are backed up. */
  uploads?: string;
}
