import type { Translations } from './translations';

export type Namespace = keyof Translations & string;

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutForm<Key extends string> = Key extends `${infer Bare}_${Form}` ? Bare : Key;

/** The keys of a file: those of a group as `group.key`, those of a counted text without the plural form. */
type KeysOf<Words> = {
  [Key in Exclude<keyof Words & string, 'default'>]: Words[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${KeysOf<Words[Key]>}`;
}[Exclude<keyof Words & string, 'default'>];

type WithNamespace<Name extends Namespace> = Name extends Namespace
  ? `${Name}:${KeysOf<Translations[Name]>}`
  : never;

/**
 * The keys that `t` of `useTranslation(names)` accepts: those of the first namespace, and those of all with their namespace.
 */
export type Keys<Names extends Namespace | readonly Namespace[]> = Names extends readonly [
  infer First extends Namespace,
  ...infer Others extends readonly Namespace[],
]
  ? KeysOf<Translations[First]> | WithNamespace<First | Others[number]>
  : Names extends Namespace
    ? KeysOf<Translations[Names]>
    : never;

/** Translates a key into the language of the page, and inserts `values` for its `{{placeholders}}`. */
export type Translate<Key extends string = string> = (key: Key, values?: Record<string, unknown>) => string;
