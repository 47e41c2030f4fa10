import type { NextFunction, Request, Response } from 'express';
import { ServiceUnavailableException } from '@nestjs/common';

const LIMIT = 60_000;

/**
 * Middleware: a call that is not answered in a minute is answered 503. A form's minute begins when it has arrived: on a
 * slow line a picture takes longer than that (`requestTimeout` bounds how long).
 */
export function limitTime(request: Request, response: Response, next: NextFunction): void {
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    timer = setTimeout(() => {
      if (!response.headersSent) next(new ServiceUnavailableException());
    }, LIMIT);
  };
  response.once('close', () => {
    // A form that was refused may go on arriving after its answer.
    request.off('end', begin);
    clearTimeout(timer);
  });
  if (request.is('multipart/form-data')) request.once('end', begin);
  else begin();
  next();
}
