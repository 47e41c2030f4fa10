import type { OpenAPIObject } from '@nestjs/swagger';
import { callsOf } from './document-parts.js';
import { NoSample, sample } from './sample.js';

const JSON_BODY = 'application/json';

/** Adds an example to each JSON body, made from its schema [POC-076]. A body without an example fails the document's test. */
export function withExamples(document: OpenAPIObject): OpenAPIObject {
  for (const { operation } of callsOf(document))
    for (const body of [operation.requestBody, ...Object.values(operation.responses)]) {
      const media = body?.content?.[JSON_BODY];
      if (!media?.schema || media.example !== undefined) continue;
      try {
        media.example = sample(media.schema);
      } catch (error) {
        // The document is served even if an example is missing.
        if (!(error instanceof NoSample)) throw error;
      }
    }
  return document;
}
