import { LANGUAGES, type Language } from '@manette/contracts/identity';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The caller's preferred language of the shop's two, by `Accept-Language`; English when it names neither. */
export const ReaderLanguage = createParamDecorator((_data: unknown, context: ExecutionContext): Language => {
  const request = context.switchToHttp().getRequest<Request>();
  const preferred = request.acceptsLanguages([...LANGUAGES]);
  return LANGUAGES.find((language) => language === preferred) ?? 'en';
});
