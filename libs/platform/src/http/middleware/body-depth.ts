import { BadRequestException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

/** Nothing that a call takes is nested more than a few levels deep. */
const DEEPEST = 32;

const within = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

function isTooDeep(body: unknown): boolean {
  let level = [body];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) level = level.flatMap(within);
  return level.length > 0;
}

/** Middleware behind the body parser: a body so deep that code which reads it by recursion would fail is a 400. */
export function refuseDeepBodies({ body }: Request, _response: Response, next: NextFunction): void {
  next(isTooDeep(body) ? new BadRequestException() : undefined);
}
