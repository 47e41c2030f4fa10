import { BadRequestException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** Valid bodies are nested only a few levels deep. */
const MAX_DEPTH = 32;

const within = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

function isTooDeep(body: unknown): boolean {
  let level = [body];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth++) level = level.flatMap(within);
  return level.length > 0;
}

/** Middleware after the body parser: answers 400 to a deeply nested body, as recursive code would overflow the stack on it. */
export function refuseDeepBodies({ body }: Request, _response: Response, next: NextFunction): void {
  next(isTooDeep(body) ? new BadRequestException() : undefined);
}
