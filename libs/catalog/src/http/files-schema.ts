import type { ApiBodyOptions } from '@nestjs/swagger';

type BodySchema = Extract<ApiBodyOptions, { schema: unknown }>['schema'];

const FILE = { type: 'string', format: 'binary' } as const;

/** Describes the files of a multipart form for the API's documentation. */
export const filesSchema = (fields: Record<string, 'one' | 'many'>): BodySchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, count]) => [
      name,
      count === 'one' ? FILE : { type: 'array' as const, items: FILE },
    ]),
  ),
});
