import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { routeFinder, routeName } from './described-route.js';
import { callsOf } from './document-parts.js';
import { openApiSchema } from './schema-converter.js';
import { TAGS } from './tags.js';
import { withUnambiguousPaths } from './unambiguous-paths.js';
import { withErrors } from './with-errors.js';
import { withExamples } from './with-examples.js';
import { withFiles } from './with-files.js';
import { withOperations } from './with-operations.js';

const DESCRIPTION = [
  'The HTTP API of Manette, an online store in which each order is a conversation.',
  'Calls accept the token of a session (`bearer`); some also accept an API key of an administrator (`apiKey`).',
  'Every error response has the same body, with a stable `code` and a message for users.',
].join(' ');

const outline = (version: string) =>
  new DocumentBuilder()
    .setTitle('Manette')
    .setDescription(DESCRIPTION)
    .setVersion(version)
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'The token of a session.' })
    .addSecurity('apiKey', {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'mk_…',
      description: 'An API key, sent like a token: `Authorization: Bearer mk_…`.',
    })
    .addSecurityRequirements('bearer')
    .build();

/** Declares only the tags and security schemes that the document uses, as a process may open only some contexts. */
function withUsedParts(document: OpenAPIObject): OpenAPIObject {
  const used = new Set(callsOf(document).flatMap(({ operation }) => operation.tags ?? []));
  const tags = Object.entries(TAGS)
    .filter(([name]) => used.has(name))
    .map(([name, description]) => ({ name, description }));
  const taken = new Set(
    callsOf(document).flatMap(({ operation }) => operation.security?.flatMap(Object.keys)),
  );
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  const securitySchemes = Object.fromEntries(schemes.filter(([name]) => taken.has(name)));
  const info = { ...document.info, contact: { name: 'Manette' } };
  return { ...document, info, tags, components: { ...document.components, securitySchemes } };
}

/**
 * Generates the OpenAPI document from the controllers and their schemas.
 * @param app need not be initialized; an application created with `preview: true` is enough
 */
export function describeApi(app: INestApplication): OpenAPIObject {
  const { version } = app.get<AppConfig>(APP_CONFIG);
  const options = { standardSchemaConverter: openApiSchema, operationIdFactory: routeName };
  const find = routeFinder(app);
  const described = SwaggerModule.createDocument(app, outline(version), options);
  const complete = withExamples(withErrors(withOperations(withFiles(described), find), find));
  return withUnambiguousPaths(withUsedParts(complete));
}
