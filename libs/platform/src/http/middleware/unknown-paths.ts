import { NotFoundException } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

const KNOWN = /^\/(api|uploads)(\/|$)|^\/auth\/google$|^\/\.well-known\/manette-evidence\.pem$/;

/** Middleware: answers an unknown path with the contract's 404 instead of the framework's page. */
export function refuseUnknownPaths({ path }: Request, _response: Response, next: NextFunction): void {
  next(KNOWN.test(path) ? undefined : new NotFoundException());
}
