import { LANGUAGES, type Language } from '@manette/contracts/identity';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The language of ours that the caller would rather read, by `Accept-Language`; English when neither is named. */
export const ReaderLanguage = createParamDecorator((_data: unknown, context: ExecutionContext): Language => {
  const request = context.switchToHttp().getRequest<Request>();
  const preferred = request.acceptsLanguages([...LANGUAGES]);
  return LANGUAGES.find((language) => language === preferred) ?? 'en';
});
