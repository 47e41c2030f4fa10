import { z } from 'zod';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const rows = z.number().int().min(0);

/** What one table had at the moment of the backup; `sha256` is of its rows as PostgreSQL's `COPY` writes them. */
const table = z.object({ file: z.string(), columns: z.array(z.string()), rows, sha256: digest });

export const manifestSchema = z.object({
  format: z.literal(1),
  name: z.string(),
  /** The release that made it. */
  version: z.string(),
  /** The names of the migrations that its database had. */
  migrations: z.array(z.string()),
  /** By `schema.table`. */
  tables: z.record(z.string(), table),
  /** The next value of each sequence, by `schema.sequence`. */
  sequences: z.record(z.string(), z.object({ value: z.string(), called: z.boolean() })),
  /** Jobs that were promised and not done, as rows of the outbox. */
  jobs: table,
  /** The uploads by their key; `stored` is the name in `files/`. */
  files: z.record(z.string(), z.object({ sha256: digest, size: rows, stored: z.string() })),
  /** Uploads that the tables name and that were swept before they could be read. */
  swept: z.array(z.string()),
  /** Keys made in DATA_DIR, by file; in encrypted backups alone. */
  keys: z.record(z.string(), z.string()),
});

/** What a backup holds, and by which digests it is recognised. */
export type Manifest = z.output<typeof manifestSchema>;
export type TableRecord = z.output<typeof table>;

export const rowsOf = ({ tables }: Pick<Manifest, 'tables'>): number =>
  Object.values(tables).reduce((sum, one) => sum + one.rows, 0);

/** `{t} tables, {r} rows, {f} files`, for the last line of the commands. */
export const figuresOf = (manifest: Manifest): string =>
  `${Object.keys(manifest.tables).length} tables, ${rowsOf(manifest)} rows, ${Object.keys(manifest.files).length} files`;
