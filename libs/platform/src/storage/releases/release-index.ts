import { validRange, valid as validVersion } from 'semver';
import { z } from 'zod';

/** The parts of the front end that are released apart. */
export const PARTS = ['shell', 'storefront', 'admin'] as const;
export type PartName = (typeof PARTS)[number];

export const INDEX_FILE = 'releases.json';
/** Enough for years of releases; a larger file is not an index of the product. */
export const MAX_INDEX_BYTES = 8 * 1024 * 1024;

const MAX_PATH = 300;
/** No empty, hidden or parent folder: a path stays below its release. */
const PATH = /^(?!\.)[^/\\]+(?:\/(?!\.)[^/\\]+)*$/;
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/;

const version = z.string().regex(VERSION);
const time = z.iso.datetime();

const release = z.object({
  publishedAt: time,
  wasCurrent: z.boolean(),
  /** When it stopped being current or canary. */
  retiredAt: time.nullable(),
  /** The host API versions that a remote works with, a range of SemVer. */
  needs: z
    .string()
    .max(100)
    .refine((range) => validRange(range) !== null)
    .optional(),
  /** The shell's version of the host API. */
  host: z
    .string()
    .max(100)
    .refine((given) => validVersion(given) !== null)
    .optional(),
  /** A digest (W3C Subresource Integrity) for every file. */
  files: z.record(
    z.string().max(MAX_PATH).regex(PATH),
    z.string().regex(/^sha384-[0-9A-Za-z+/]{1,90}={0,2}$/),
  ),
});

const part = z
  .object({
    current: version.nullable(),
    canary: z.object({ version, share: z.int().min(1).max(99) }).nullable(),
    versions: z.record(version, release),
  })
  .refine(({ current, canary, versions }) =>
    [current, canary?.version].every((named) => !named || Object.hasOwn(versions, named)),
  );

const none = () => ({ current: null, canary: null, versions: {} });

const indexSchema = z.object({
  format: z.literal(1),
  parts: z.object({
    shell: part.default(none),
    storefront: part.default(none),
    admin: part.default(none),
  }),
});

/** A version of a part (operations, section 2). */
export type Release = z.output<typeof release>;
/** The current version of a part, its canary, and the versions that are kept. */
export type PartReleases = z.output<typeof part>;
/** Content of `releases.json`. */
export type ReleaseIndex = z.output<typeof indexSchema>;

export const isPart = (name: string): name is PartName => (PARTS as readonly string[]).includes(name);

export const emptyIndex = (): ReleaseIndex => indexSchema.parse({ format: 1, parts: {} });

/** The content of `releases.json` is not valid. */
export class MalformedIndex extends Error {
  constructor() {
    super(`${INDEX_FILE} is malformed`);
  }
}

/** @throws MalformedIndex */
export function parseIndex(text: string): ReleaseIndex {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new MalformedIndex();
  }
  const read = indexSchema.safeParse(json);
  if (!read.success) throw new MalformedIndex();
  return read.data;
}

export const formatIndex = (index: ReleaseIndex): string => `${JSON.stringify(index, null, 2)}\n`;
