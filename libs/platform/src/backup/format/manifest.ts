import { z } from 'zod';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const rows = z.number().int().min(0);

/** The rows of one table at the moment of the backup; `sha256` is their digest as PostgreSQL's `COPY` writes them. */
const table = z.object({ file: z.string(), columns: z.array(z.string()), rows, sha256: digest });

export const manifestSchema = z.object({
  format: z.literal(1),
  name: z.string(),
  /** The release that made it. */
  version: z.string(),
  /** The names of the migrations that had been applied to its database. */
  migrations: z.array(z.string()),
  /** By `schema.table`. */
  tables: z.record(z.string(), table),
  /** The next value of each sequence, by `schema.sequence`. */
  sequences: z.record(z.string(), z.object({ value: z.string(), called: z.boolean() })),
  /** Jobs that were not finished, as rows of the outbox. */
  jobs: table,
  /** The uploads by their key; `stored` is the name in `files/`. */
  files: z.record(z.string(), z.object({ sha256: digest, size: rows, stored: z.string() })),
  /** Uploads that the tables name but that were deleted before the backup could read them. */
  swept: z.array(z.string()),
  /** Keys generated in DATA_DIR, by file name; only in encrypted backups. */
  keys: z.record(z.string(), z.string()),
});

/** Contents of a backup, with their digests. */
export type Manifest = z.output<typeof manifestSchema>;
export type TableRecord = z.output<typeof table>;

export const rowsOf = ({ tables }: Pick<Manifest, 'tables'>): number =>
  Object.values(tables).reduce((sum, one) => sum + one.rows, 0);

/** `{t} tables, {r} rows, {f} files`, for the last line of the commands. */
export const figuresOf = (manifest: Manifest): string =>
  `${Object.keys(manifest.tables).length} tables, ${rowsOf(manifest)} rows, ${Object.keys(manifest.files).length} files`;
