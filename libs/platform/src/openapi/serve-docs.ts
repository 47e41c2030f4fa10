import { ERROR_STATUS } from '@manette/contracts/errors';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { openApiSchema } from './schema-converter.js';

const ERROR_BODY = {
  type: 'object',
  required: ['statusCode', 'code', 'message', 'requestId'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' }, line: { type: 'integer' } },
      },
    },
    requestId: { type: 'string' },
  },
};

/** The description of every call, generated from the controllers and their schemas. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const { version } = app.get<AppConfig>(APP_CONFIG);
  const outline = new DocumentBuilder()
    .setTitle('Manette')
    .setDescription('Every error answers the schema `Error`.')
    .setVersion(version)
    .addBearerAuth()
    .addSecurityRequirements('bearer')
    .build();
  const document = SwaggerModule.createDocument(app, outline, { standardSchemaConverter: openApiSchema });
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Error: ERROR_BODY as never },
  };
  return document;
}

/** Serves `/api/docs` and `/api/docs-json`. */
export function serveDocs(app: INestApplication): void {
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup('api/docs', app, () => (document ??= describeApi(app)), {
    jsonDocumentUrl: 'api/docs-json',
  });
}
