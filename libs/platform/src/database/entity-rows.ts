import type { EntityClass, EntityManager, EntityProperty } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { runTogether } from './run-together.js';
import { bulkWrite, statementsOf, type BulkWrite } from './unit-of-work/bulk-write.js';
import { wellFormed } from './well-formed.js';

type Values = Record<string, unknown>;

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;

/** Matches a lone surrogate as `JSON.stringify` writes it, or a text that contains the same characters. */
const MAYBE_HALF = /\\ud[89a-f]/;

/** Returns JSON that PostgreSQL accepts. Few texts need the check of each value, which takes several times as long. */
function storableJson(values: readonly Values[]): string {
  const json = JSON.stringify(values);
  if (!MAYBE_HALF.test(json)) return json;
  return JSON.stringify(values, (_key, value: unknown) =>
    typeof value === 'string' ? wellFormed(value) : value,
  );
}

const columnOf = ({ fieldNames, name }: { fieldNames: string[]; name: string }): string =>
  fieldNames[0] ?? name;

/**
 * Gives the instances of an entity plain fields. MikroORM puts setters on the prototype that define an accessor for each field
 * of each instance. They are for MikroORM's unit of work, which does not manage the entities here, and took a tenth of the
 * memory that an order allocated.
 */
function plainFields(prototype: object, properties: readonly { name: string }[]): void {
  for (const { name } of properties)
    if (Object.hasOwn(prototype, name)) Reflect.deleteProperty(prototype, name);
}

/**
 * Reads and writes the rows of an entity by its mapping. The text of a statement does not depend on its values, so that it can
 * be prepared; MikroORM writes values into the text. For entities with plain columns that are written often.
 */
export class EntityRows<Entity extends object> {
  private readonly properties: EntityProperty<Entity>[];
  private readonly table: RawBuilder<unknown>;
  /** The columns, for `select`. */
  readonly columns: RawBuilder<unknown>;
  private readonly inserts = bulkWrite<Values>((values) => {
    const { table, columns } = this;
    return sql`insert into ${table} (${columns})
      select ${columns} from json_populate_recordset(null::${table}, ${storableJson(values)}::json)`;
  });
  /** The stored values of the entities that were read or written here. */
  private readonly stored = new WeakMap<Entity, Values>();

  constructor(
    private readonly em: EntityManager,
    private readonly entity: EntityClass<Entity>,
  ) {
    const meta = em.getMetadata(entity);
    this.properties = meta.props.filter(({ persist }) => persist !== false);
    plainFields(meta.prototype, this.properties);
    this.table = sql.table(`${meta.schema}.${meta.tableName}`);
    // As one text, since Kysely would assemble it again for each statement.
    this.columns = sql.raw(this.properties.map((property) => `"${columnOf(property)}"`).join(', '));
  }

  /** Returns the entity of a row. The entity manager does not manage it and writes none of its changes. */
  entityOf(row: object): Entity {
    const entity = this.em.map(this.entity, row, { disableIdentityMap: true }) as Entity;
    this.stored.set(entity, this.valuesOf(entity));
    return entity;
  }

  /** Inserts new entities immediately, by a statement of their own. */
  async insert(entities: readonly Entity[]): Promise<void> {
    await runTogether(this.em.getKysely<object>(), statementsOf([this.insertion(entities)]));
  }

  /** Returns the write that inserts new entities, to be combined with other writes into one statement. */
  insertion(entities: readonly Entity[]): BulkWrite {
    const values = entities.map((entity) => this.valuesOf(entity));
    entities.forEach((entity, place) => this.stored.set(entity, values[place] ?? {}));
    return this.inserts(values);
  }

  /**
   * Returns the statement that updates the columns changed since the entity was read or written; undefined if none has changed.
   */
  update(entity: Entity & { id: string }): RawBuilder<unknown> | undefined {
    const before = this.stored.get(entity) ?? {};
    const now = this.valuesOf(entity);
    const changes = Object.entries(now).filter(([column, value]) => !isSame(value, before[column]));
    this.stored.set(entity, now);
    if (changes.length === 0) return undefined;
    const set = changes.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    return sql`update ${this.table} set ${sql.join(set)} where id = ${entity.id}`;
  }

  private valuesOf(entity: Entity): Values {
    const values: Values = {};
    for (const property of this.properties) values[columnOf(property)] = entity[property.name];
    return values;
  }
}
