import type { Document, Schema } from './document.ts';
import { kindsOf, plain, variantsOf } from './plain-schema.ts';

/** The direction of a value: the server must still accept those of requests, clients must still understand those of answers. */
export type Direction = 'request' | 'answer';

interface Documents {
  released: Document;
  current: Document;
}

/** The two schemas of a value, the path to it, and the pairs of references that lead to it. */
interface Pair {
  released: Schema;
  current: Schema;
  at: string;
  within: readonly string[];
}

/** Compares the schemas of a value of two documents by the rules of POC-079. */
export class SchemaComparer {
  private readonly documents: Documents;
  private readonly direction: Direction;

  constructor(documents: Documents, direction: Direction) {
    this.documents = documents;
    this.direction = direction;
  }

  /** Returns the changes that break a client of the released schema; `at` names the value. */
  breaks(released: Schema, current: Schema, at: string): string[] {
    return [...new Set(this.compare({ released, current, at, within: [] }))];
  }

  private compare(pair: Pair): string[] {
    const { released, current, at } = pair;
    const names = `${released.$ref ?? ''} ${current.$ref ?? ''}`;
    const isNamed = names.trim() !== '';
    // A schema that contains itself is compared once.
    if (isNamed && pair.within.includes(names)) return [];
    const within = isNamed ? [...pair.within, names] : pair.within;
    const changed = this.changedKind(released, current);
    if (changed) return [`the type of ${at || 'the body'} changed from ${changed}`];
    const variants = variantsOf(current, this.documents.current);
    return variantsOf(released, this.documents.released).flatMap((variant) =>
      this.fewest(variant, variants, (other) =>
        this.variant({ released: variant, current: other, at, within }),
      ),
    );
  }

  /**
   * Returns the breaks of the current variant with the fewest, among those of the released variant's kind if there are any.
   * No breaks: the released variant is still supported.
   */
  private fewest(released: Schema, variants: Schema[], breaksOf: (variant: Schema) => string[]): string[] {
    const alike = variants.filter((variant) => this.changedKind(released, variant) === undefined);
    const all = (alike.length > 0 ? alike : variants).map(breaksOf);
    return all.sort((one, other) => one.length - other.length)[0] ?? [];
  }

  private changedKind(released: Schema, current: Schema): string | undefined {
    const before = kindsOf(released, this.documents.released);
    const now = kindsOf(current, this.documents.current);
    const [given, known] = this.direction === 'request' ? [before, now] : [now, before];
    const isKnown = (kind: string) =>
      known.has(kind) || known.has('anything') || (kind === 'integer' && known.has('number'));
    if ([...given].every(isKnown)) return undefined;
    return `${[...before].join(' or ')} to ${[...now].join(' or ')}`;
  }

  private variant(pair: Pair): string[] {
    const [released, current] = [
      plain(pair.released, this.documents.released),
      plain(pair.current, this.documents.current),
    ];
    const changed = this.changedKind(released, current);
    if (changed) return [`the type of ${pair.at || 'the body'} changed from ${changed}`];
    const plainPair = { ...pair, released, current };
    return [
      ...this.fields(plainPair),
      ...this.entries(plainPair),
      ...(this.direction === 'request' ? this.values(plainPair) : []),
    ];
  }

  private fields(pair: Pair): string[] {
    const { released, current, at, within } = pair;
    const nameOf = (field: string) => (at === '' ? field : `${at}.${field}`);
    const [before, now] = [released.properties ?? {}, current.properties ?? {}];
    const kept = Object.keys(before).filter((field) => field in now);
    const gone = Object.keys(before).filter((field) => !(field in now));
    return [
      ...this.required(pair)
        .map(nameOf)
        .map((name) => this.sentenceOfRequired(name)),
      ...gone.map((field) => `${nameOf(field)} is gone`),
      ...kept.flatMap((field) =>
        this.compare({ released: before[field]!, current: now[field]!, at: nameOf(field), within }),
      ),
    ];
  }

  /** Returns the fields that a request must newly have, or that an answer may newly lack. */
  private required({ released, current }: Pair): string[] {
    const [before, now] = [released.required ?? [], current.required ?? []];
    if (this.direction === 'request') return now.filter((field) => !before.includes(field));
    const fields = current.properties ?? {};
    return before.filter((field) => field in fields && !now.includes(field));
  }

  private sentenceOfRequired(name: string): string {
    return this.direction === 'request' ? `${name} is newly required` : `${name} may be gone`;
  }

  private entries({ released, current, at, within }: Pair): string[] {
    const items =
      released.items && current.items
        ? this.compare({ released: released.items, current: current.items, at: `${at}[]`, within })
        : [];
    const [before, now] = [released.additionalProperties, current.additionalProperties];
    if (typeof before === 'object' && typeof now === 'object')
      return [...items, ...this.compare({ released: before, current: now, at: `${at}{}`, within })];
    return items;
  }

  /** Returns the values that a request could have and that are no longer accepted. */
  private values({ released, current, at }: Pair): string[] {
    const name = at === '' ? 'the body' : at;
    if (current.enum) {
      const taken = current.enum;
      if (!released.enum) return [`${name} takes only ${taken.map(String).join(', ')}`];
      const refused = released.enum.filter((value) => value !== null && !taken.includes(value));
      return refused.map((value) => `${name} takes ${String(value)} no more`);
    }
    return narrowedLimits(released, current).map((limit) => `${name} takes less: ${limit}`);
  }
}

const AT_LEAST = ['minLength', 'minimum', 'minItems'] as const;
const AT_MOST = ['maxLength', 'maximum', 'maxItems'] as const;
const SAME = ['pattern', 'format', 'multipleOf'] as const;
const EXCLUSIVE = ['exclusiveMinimum', 'exclusiveMaximum'] as const;

/** Returns the limits of a value that are narrower than in the released schema. */
function narrowedLimits(released: Schema, current: Schema): string[] {
  const narrowed = [
    ...AT_LEAST.filter((limit) => (current[limit] ?? -Infinity) > (released[limit] ?? -Infinity)),
    ...AT_MOST.filter((limit) => (current[limit] ?? Infinity) < (released[limit] ?? Infinity)),
    ...SAME.filter((limit) => current[limit] !== undefined && current[limit] !== released[limit]),
    ...EXCLUSIVE.filter((limit) => current[limit] === true && released[limit] !== true),
  ];
  const closed = released.additionalProperties !== false && current.additionalProperties === false;
  const ofRecord = closed && released.properties === undefined;
  return [
    ...narrowed.map((limit) => `${limit} is ${String(current[limit])}`),
    ...(ofRecord ? ['no other fields'] : []),
  ];
}
