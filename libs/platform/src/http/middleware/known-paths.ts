import { NotFoundException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

const KNOWN = /^\/(api|uploads)(\/|$)|^\/auth\/google$/;

/** Middleware: what is not ours gets the contract's 404, not the framework's page. */
export function knownPaths({ path }: Request, _response: Response, next: NextFunction): void {
  next(KNOWN.test(path) ? undefined : new NotFoundException());
}
