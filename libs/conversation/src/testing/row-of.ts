import type { TableOf } from '@manette/platform';

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** An entity as the row of its table. */
export const rowOf = <Entity extends object>(entity: Entity): TableOf<Entity> =>
  Object.fromEntries(
    Object.entries(entity).map(([name, value]) => [snakeCase(name), value]),
  ) as TableOf<Entity>;
