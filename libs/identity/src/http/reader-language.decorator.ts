import { LANGUAGES, type Language } from '@manette/contracts/identity';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/**
 * Injects the language that the caller prefers by `Accept-Language`; English if it names neither of the shop's two languages.
 */
export const ReaderLanguage = createParamDecorator((_data: unknown, context: ExecutionContext): Language => {
  const request = context.switchToHttp().getRequest<Request>();
  const preferred = request.acceptsLanguages([...LANGUAGES]);
  return LANGUAGES.find((language) => language === preferred) ?? 'en';
});
