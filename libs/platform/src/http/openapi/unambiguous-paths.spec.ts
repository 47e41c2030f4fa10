import type { OpenAPIObject } from '@nestjs/swagger';
import { withUnambiguousPaths } from './unambiguous-paths.js';

const documentOf = (...paths: string[]) =>
  ({
    paths: Object.fromEntries(paths.map((path) => [path, { get: { responses: {} } }])),
  }) as unknown as OpenAPIObject;
const pathsOf = (...paths: string[]) => Object.keys(withUnambiguousPaths(documentOf(...paths)).paths);

describe('[POC-075] paths of the document', () => {
  it('replace a word by a variable with one value when another path has a variable at that place', () => {
    const document = withUnambiguousPaths(documentOf('/users/{id}/sessions', '/users/verify-email/{token}'));
    expect(Object.keys(document.paths)).toEqual(['/users/{id}/sessions', '/users/{verifyEmail}/{token}']);
    expect(document.paths['/users/{verifyEmail}/{token}']?.get).toHaveProperty('parameters', [
      { name: 'verifyEmail', in: 'path', required: true, schema: { type: 'string', enum: ['verify-email'] } },
    ]);
  });

  it.each([
    [['/users/{id}', '/users/online']],
    [['/users/{id}/sessions', '/users/{id}/roles']],
    [['/a/{id}/x', '/b/y/{id}']],
  ])('stay as they are otherwise: %j', (paths) => {
    expect(pathsOf(...paths)).toEqual(paths);
  });
});
