import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A call from one context to another that must run in the same process. */
export interface InProcessCall {
  /** The calling context; `platform` stands for all contexts. */
  from: string;
  to: string;
  /** The command or query that is sent, or the provider that the other context's module exports. */
  name: string;
}

const CONTEXT_MODULE = /@BoundedContext\('(\w+)'\)/;
const SENT = /export class (\w+)/g;
const EXPORTED = /^ {2}exports: \[([^\]]*)\]/m;

const filesOf = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\/testing\/|\.(int-)?spec\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Returns the source of each context's module, by the name of the context. */
const modulesOf = (root: string): Map<string, string> =>
  new Map(
    filesOf(root, 'libs/*/src/*.module.ts').flatMap(({ text }) => {
      const name = CONTEXT_MODULE.exec(text)?.[1];
      return name ? [[name, text] as const] : [];
    }),
  );

/** Returns the names of the commands and queries that a context handles for others. */
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

/** Returns the providers that the modules of contexts export. A context that injects one calls it in the same process. */
const givenToAll = (modules: Map<string, string>): InProcessCall[] =>
  [...modules].flatMap(([to, text]) =>
    (EXPORTED.exec(text)?.[1] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => ({ from: 'platform', to, name })),
  );

/** Returns the names of the contexts of a checkout. */
export const contextNames = (root: string): string[] => [...modulesOf(root).keys()];

/** Finds the calls that require contexts to run in the same process, in the sources of a checkout [OPS-118]. */
export function inProcessCalls(root: string): InProcessCall[] {
  const modules = modulesOf(root);
  return [...sentCalls(root, [...modules.keys()]), ...givenToAll(modules)];
}

/** Returns the calls that a Markdown page lists in a table with the columns caller, called context, name. */
export const listedCalls = (page: string): InProcessCall[] =>
  [...page.matchAll(/^\| `(\w+)` +\| `(\w+)` +\| `(\w+)` +\|/gm)].flatMap(([, from, to, name]) =>
    from && to && name ? [{ from, to, name }] : [],
  );
