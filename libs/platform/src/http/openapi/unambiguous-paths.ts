import type { OpenAPIObject } from '@nestjs/swagger';
import { callsOf, type Parameter } from './document-parts.js';

const isVariable = (segment: string): boolean => /^\{.+\}$/.test(segment);
const variables = (path: string): number => path.split('/').filter(isVariable).length;

/** Returns the word of a path at the place where an ambiguous other path of equal rank has a variable; else undefined. */
function wordAgainstVariable(path: string, other: string): string | undefined {
  const [own, others] = [path.split('/'), other.split('/')];
  if (own.length !== others.length || variables(path) !== variables(other)) return undefined;
  const pairs = own.map((segment, index) => [segment, others[index] ?? ''] as const);
  if (pairs.some(([a, b]) => a !== b && !isVariable(a) && !isVariable(b))) return undefined;
  const [first] = pairs.find(([a, b]) => isVariable(a) !== isVariable(b)) ?? [];
  return first === undefined || isVariable(first) ? undefined : first;
}

const nameOf = (word: string): string => word.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Resolves ambiguous path templates. Two templates such as `/users/verify-email/{token}` and `/users/{id}/sessions` match the
 * same path with equal rank, so that a reader of the document cannot know which one applies (Redocly: no-ambiguous-paths).
 * The server uses the one whose word comes first. The document makes that word a variable with this one value, as a template
 * with more variables has the lower rank. [POC-075]
 */
export function withUnambiguousPaths(document: OpenAPIObject): OpenAPIObject {
  const known = Object.keys(document.paths);
  const renamed = known.map((path) => {
    const word = known.map((other) => wordAgainstVariable(path, other)).find((found) => found !== undefined);
    return [path, word] as const;
  });
  const words = new Map(renamed);
  for (const { path, operation } of callsOf(document)) {
    const word = words.get(path);
    if (word === undefined) continue;
    const schema = { type: 'string', enum: [word] };
    const parameter: Parameter = { name: nameOf(word), in: 'path', required: true, schema };
    operation.parameters = [parameter, ...(operation.parameters ?? [])];
  }
  const paths = renamed.map(([path, word]) => {
    const template = word === undefined ? path : path.replace(`/${word}/`, `/{${nameOf(word)}}/`);
    return [template, document.paths[path]];
  });
  return { ...document, paths: Object.fromEntries(paths) as OpenAPIObject['paths'] };
}
