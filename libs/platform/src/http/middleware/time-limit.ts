import type { NextFunction, Request, Response } from 'express';
import { ServiceUnavailableException } from '@nestjs/common';

const LIMIT_MS = 60_000;

/**
 * Middleware: answers 503 to a request that takes longer than a minute. For a multipart form the minute begins when the whole
 * form has arrived, as a picture takes longer on a slow line (`requestTimeout` limits that).
 */
export function limitTime(request: Request, response: Response, next: NextFunction): void {
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    timer = setTimeout(() => {
      if (!response.headersSent) next(new ServiceUnavailableException());
    }, LIMIT_MS);
  };
  response.once('close', () => {
    // The client may continue to send a refused form after the answer.
    request.off('end', begin);
    clearTimeout(timer);
  });
  if (request.is('multipart/form-data')) request.once('end', begin);
  else begin();
  next();
}
