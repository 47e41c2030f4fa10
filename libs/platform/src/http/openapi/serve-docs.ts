import type { INestApplication } from '@nestjs/common';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { describeApi } from './describe-api.js';

/** Serves `/api/docs` and `/api/docs-json`. */
export function serveDocs(app: INestApplication): void {
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup('api/docs', app, () => (document ??= describeApi(app)), {
    jsonDocumentUrl: 'api/docs-json',
    customSiteTitle: 'Manette API',
  });
}
