import type pg from 'pg';
import type { Random } from '../../fuzz/random.js';

const LONG = 'abcdefghij'.repeat(26);
const WORDS = [
  'Ember',
  'ember-wing',
  'Émberwing',
  'night',
  'Nightfall',
  '4',
  'PS5',
  'a',
  'حساب',
  'مدرسةُ',
  LONG,
];
export const SERVICES = ['Compte_Complet', 'Offline_Principal'];
export const REGIONS = ['US', 'US/CA', 'dz', 'Other'];
const INSERT = {
  account: `insert into catalog.account (id, code_name, console, service, games, price_amount, price_currency, duration,
                                         available, description, created_at, updated_at)
            values ($1, $2, $3, $4, string_to_array($5, ' '), 1, 'DZD', 1, $6, $7, $8, now())`,
  gift_card: `insert into catalog.gift_card (id, name, platform, region, description, available, redemption_instructions,
                                             value_amount, value_currency, price_amount, price_currency, created_at, updated_at)
              values ($1, $2, $3, $4, $5, $6, coalesce($7, ''), 1, 'DZD', 1, 'DZD', $8, now())`,
};
type Table = keyof typeof INSERT;

/** Writes random listings over its own connection, and changes only the listings that it added. */
export class RandomShelf {
  private readonly ids: Record<Table, string[]> = { account: [], gift_card: [] };

  constructor(
    private readonly connection: pg.Client,
    private readonly random: Random,
  ) {}

  /** Runs one transaction of one to three statements. One in five is rolled back. */
  async write(): Promise<void> {
    const before = { account: [...this.ids.account], gift_card: [...this.ids.gift_card] };
    await this.connection.query('begin');
    for (let count = 1 + this.random.below(3); count > 0; count -= 1) await this.change();
    const stays = this.random.below(5) > 0;
    await this.connection.query(stays ? 'commit' : 'rollback');
    if (!stays) Object.assign(this.ids, before);
  }

  private async change(): Promise<void> {
    const table = this.random.pick<Table>(['account', 'gift_card']);
    const text = table === 'account' ? 'code_name' : 'name';
    const facet = table === 'account' ? 'service' : 'region';
    const some = this.ids[table].filter(() => this.random.below(3) === 0);
    const changes: [string, unknown][] = [
      [`update catalog.${table} set available = $2 where id = any ($1)`, this.random.below(2)],
      [`update catalog.${table} set available = available + $2 where id = any ($1)`, 1],
      [`update catalog.${table} set description = $2 where id = any ($1)`, this.words()],
      [`update catalog.${table} set ${text} = ${text} || ' ' || $2 where id = any ($1)`, this.words()],
      [`update catalog.${table} set ${facet} = $2 where id = any ($1)`, this.facet(table)],
      [
        `update catalog.${table} set deleted_at = $2 where id = any ($1)`,
        this.random.pick([null, new Date()]),
      ],
      [`update catalog.${table} set created_at = $2 where id = any ($1)`, this.time()],
    ];
    const chance = this.random.below(changes.length + 4);
    const change = changes[chance];
    if (change) await this.connection.query(change[0], [some, change[1]]);
    else if (chance === changes.length) await this.remove(table, some);
    else await this.add(table);
  }

  private async add(table: Table): Promise<void> {
    const id = crypto.randomUUID();
    const facets = [table === 'account' ? this.random.pick(['PS4', 'PS4/PS5']) : 'Steam', this.facet(table)];
    const rest = [this.words(), this.random.below(3), this.words(), this.time()];
    await this.connection.query(INSERT[table], [id, this.words(), ...facets, ...rest]);
    this.ids[table].push(id);
  }

  private async remove(table: Table, ids: string[]): Promise<void> {
    await this.connection.query(`delete from catalog.${table} where id = any ($1)`, [ids]);
    this.ids[table] = this.ids[table].filter((id) => !ids.includes(id));
  }

  private facet = (table: Table): string => this.random.pick(table === 'account' ? SERVICES : REGIONS);
  private time = (): Date => new Date(1_700_000_000_000 + this.random.below(50));
  private words = (): string =>
    Array.from({ length: 1 + this.random.below(4) }, () => this.random.pick(WORDS)).join(' ');
}
