import type { SnakeCase } from '@mikro-orm/postgresql';

type Column<Value> = Value extends Date ? Date | string : Value;

/**
 * The columns of an entity's table as Kysely sees them, inferred from the entity's class: its fields in snake case, without its
 * methods. The driver returns times as text and takes text and `Date`. It returns `numeric` as text, which a context must
 * declare: `TableOf<Ticket, { item_amount: string
 * null }>`. (MikroORM's own `InferKyselyDB` declares `Date` and `number` for these, which `em.getKysely()` does not return
 * without its slower `convertValues`.)
 */
export type TableOf<Entity, Differing extends object = object> = Omit<
  {
    -readonly [
      Key in keyof Entity & string as Entity[Key] extends (...args: never[]) => unknown
        ? never
        : SnakeCase<Key>
    ]: Column<Entity[Key]>;
  },
  keyof Differing
> &
  Differing;
