import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { openApiSchema } from './schema-converter.js';
import { withErrors } from './with-errors.js';
import { withFiles } from './with-files.js';

/** The OpenAPI document, generated from the controllers and their schemas. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const { version } = app.get<AppConfig>(APP_CONFIG);
  const outline = new DocumentBuilder()
    .setTitle('Manette')
    .setVersion(version)
    .addBearerAuth()
    .addSecurityRequirements('bearer')
    .build();
  const options = { standardSchemaConverter: openApiSchema };
  return withErrors(withFiles(SwaggerModule.createDocument(app, outline, options)));
}

/** Serves `/api/docs` and `/api/docs-json`. */
export function serveDocs(app: INestApplication): void {
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup('api/docs', app, () => (document ??= describeApi(app)), {
    jsonDocumentUrl: 'api/docs-json',
    customSiteTitle: 'Manette API',
  });
}
