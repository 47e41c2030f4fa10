import type { FieldSchema } from './described-call.js';
import type { Random } from './random.js';

/** Returns an id for a field. */
export type IdFor = (field: string) => string;

/** Values for fields whose rules go beyond the schema. */
const BY_NAME: Record<string, (random: Random) => unknown> = {
  username: (random) => `fuzz${random.below(1e9)}`,
  email: (random) => `fuzz${random.below(1e9)}@example.test`,
  phone: () => '+213551234567',
  password: () => 'Passw0rd!',
  token: () => 'A'.repeat(43),
  codeName: (random) => `Fuzz ${random.below(1e6)}`,
  amount: (random) => random.below(1e6) / 100,
  duration: (random) => 1 + random.below(24),
  available: (random) => random.below(50),
  games: () => ['Halo', 'Doom'],
  keepImages: () => [''],
};
const IDS = new Set(['id', 'ticketId', 'accountId', 'giftCardId', 'assignedAdminId', 'before', 'after']);

/** Returns a value for a field that the schema accepts, and mostly the further rules too. */
export function validValue(name: string, schema: FieldSchema, idFor: IdFor, random: Random): unknown {
  if (IDS.has(name)) return idFor(name);
  const known = BY_NAME[name];
  if (known) return known(random);
  if (schema.enum) return random.pick(schema.enum);
  const { type, properties, required = [], items } = schema.anyOf?.[0] ?? schema;
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties ?? {})
        .filter(([field]) => required.includes(field) || random.chance(0.7))
        .map(([field, inner]) => [field, validValue(field, inner, idFor, random)]),
    );
  if (type === 'array') return [validValue('', items ?? {}, idFor, random)];
  if (type === 'integer' || type === 'number') return 1 + random.below(100);
  return type === 'boolean' ? random.chance(0.5) : `Words ${random.below(1000)}`;
}
