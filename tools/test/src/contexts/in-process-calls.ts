import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A context that needs another one in the same process. */
export interface InProcessCall {
  /** The context that asks; `platform` asks for all. */
  from: string;
  to: string;
  /** The command or query that is sent, or what the other context's module gives to all. */
  name: string;
}

const CONTEXT_MODULE = /@BoundedContext\('(\w+)'\)/;
const SENT = /export class (\w+)/g;
const EXPORTED = /^ {2}exports: \[([^\]]*)\]/m;

const filesOf = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\/testing\/|\.(int-)?spec\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The contexts of a checkout, with the module of each. */
const modulesOf = (root: string): Map<string, string> =>
  new Map(
    filesOf(root, 'libs/*/src/*.module.ts').flatMap(({ text }) => {
      const name = CONTEXT_MODULE.exec(text)?.[1];
      return name ? [[name, text] as const] : [];
    }),
  );

/** The commands and queries that each context answers to others, by their names. */
const publishedBy = (root: string, context: string): string[] =>
  filesOf(root, `libs/contracts/src/${context}/*.{command,commands,query}.ts`).flatMap(({ text }) =>
    [...text.matchAll(SENT)].flatMap(([, name]) => name ?? []),
  );

function sentCalls(root: string, contexts: string[]): InProcessCall[] {
  const published = contexts.flatMap((to) => publishedBy(root, to).map((name) => ({ to, name })));
  return contexts.flatMap((from) => {
    const text = filesOf(root, `libs/${from}/src/**/*.ts`)
      .map((file) => file.text)
      .join('\n');
    return published
      .filter(({ to, name }) => to !== from && new RegExp(`\\bnew ${name}\\b`).test(text))
      .map(({ to, name }) => ({ from, to, name }));
  });
}

/** What the modules of contexts give to others; whoever injects it calls in process. */
const givenToAll = (modules: Map<string, string>): InProcessCall[] =>
  [...modules].flatMap(([to, text]) =>
    (EXPORTED.exec(text)?.[1] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => ({ from: 'platform', to, name })),
  );

/** The names of the contexts of a checkout. */
export const contextNames = (root: string): string[] => [...modulesOf(root).keys()];

/** The calls by which contexts hold together in one process, found in the sources of a checkout [OPS-118]. */
export function inProcessCalls(root: string): InProcessCall[] {
  const modules = modulesOf(root);
  return [...sentCalls(root, [...modules.keys()]), ...givenToAll(modules)];
}

/** The calls that a page lists, in the rows of its table: who asks, whom, what. */
export const listedCalls = (page: string): InProcessCall[] =>
  [...page.matchAll(/^\| `(\w+)` +\| `(\w+)` +\| `(\w+)` +\|/gm)].flatMap(([, from, to, name]) =>
    from && to && name ? [{ from, to, name }] : [],
  );
