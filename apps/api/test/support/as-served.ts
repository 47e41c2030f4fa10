import type { OpenAPIObject } from '@nestjs/swagger';

interface Parameter {
  name: string;
  in: string;
  schema: { enum?: string[] };
}
type Operations = Record<string, { parameters?: Parameter[] }>;

const onlyWordOf = ({ in: place, schema }: Parameter): string | undefined =>
  place === 'path' && schema.enum?.length === 1 ? schema.enum[0] : undefined;

/**
 * Returns the document with the paths of the server: a path variable with a single allowed value is replaced by that value
 * [POC-075].
 */
export function asServed(document: OpenAPIObject): OpenAPIObject {
  const paths = Object.entries(document.paths as Record<string, Operations>).map(([template, operations]) => {
    let path = template;
    for (const operation of Object.values(operations)) {
      for (const parameter of operation.parameters ?? [])
        path = path.replace(`{${parameter.name}}`, onlyWordOf(parameter) ?? `{${parameter.name}}`);
      operation.parameters = operation.parameters?.filter((one) => onlyWordOf(one) === undefined);
    }
    return [path, operations];
  });
  return { ...document, paths: Object.fromEntries(paths) as OpenAPIObject['paths'] };
}
