import { unlink } from 'node:fs/promises';
import { DomainError } from '@manette/contracts/errors';
import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import multer from 'multer';
import { finalize, from, lastValueFrom, type Observable } from 'rxjs';
import { CallerVerifier } from '../auth/caller-verifier.js';
import type { RequestWithPrincipal } from '../auth/current-user.decorator.js';
import { answeringOf } from '../idempotency/answering.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { IncomingFiles } from '../../storage/files/incoming-files.js';
import { addressKey } from '../../core/network/caller-address.js';
import { onlyWhileConnected } from '../../core/request/client-disconnected.js';
import { withRequestSignal } from '../../core/request/request-signal.js';
import { nestedFields } from './nested-fields.js';
import { uploadError } from './upload.errors.js';
import { byField, onlyFields } from './upload.fields.js';
import type { UploadedFile, UploadField, UploadRules } from './upload.rules.js';

const FIELDS = { fieldSize: 64 * 1024, fields: 300, fieldNestingDepth: 3, fieldArrayIndexLimit: 500 };
const FIELDS_BYTES = 1024 * 1024;

/** An upload interceptor class with the file fields that it accepts. */
export type UploadInterceptorType = Type<NestInterceptor> & { readonly fields: UploadField[] };

const removeFiles = (files: readonly UploadedFile[]) =>
  Promise.allSettled(files.filter(({ buffer }) => !buffer).map(({ path }) => unlink(path)));

const handled = (next: CallHandler): Promise<unknown> =>
  lastValueFrom(next.handle(), { defaultValue: undefined });

/**
 * Creates an interceptor that receives multipart files of the named fields into temporary files, which are removed once the
 * request is answered; the other fields become a nested body. Other content types pass unchanged.
 * It refuses too large files with 413 FILE_TOO_LARGE, without reading anything if the declared length is too large already,
 * and unexpected or too many files with 400 VALIDATION_FAILED.
 */
export function uploadInterceptor(fields: UploadField[], rules: UploadRules): UploadInterceptorType {
  const files = fields.reduce((sum, { maxCount }) => sum + maxCount, 0);
  const limits = { ...FIELDS, fileSize: rules.fileSize, parts: FIELDS.fields + files };
  const most = files * rules.fileSize + FIELDS_BYTES;

  @Injectable()
  class UploadInterceptor implements NestInterceptor {
    static readonly fields = fields;
    private readonly receiver: RequestHandler;

    constructor(
      private readonly idempotency: Idempotency,
      private readonly callers: CallerVerifier,
      incoming: IncomingFiles,
    ) {
      const storage = rules.inMemory
        ? multer.memoryStorage()
        : multer.diskStorage({ destination: incoming.folder });
      // Browsers send file names in UTF-8 without declaring it.
      const fileFilter = onlyFields(fields);
      this.receiver = multer({ storage, limits, fileFilter, defParamCharset: 'utf8' }).any();
    }

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const request = http.getRequest<RequestWithPrincipal>();
      if (!request.is('multipart/form-data')) return next.handle();
      if (Number(request.headers['content-length'] ?? 0) > most)
        throw new DomainError('FILE_TOO_LARGE', rules.fileTooLarge);
      const files = await this.receive(request, http.getResponse<Response>());
      await this.verifySessionAgain(request).catch(async (refusal: unknown) => {
        await removeFiles(files);
        throw refusal;
      });
      request.body = nestedFields(request.body);
      request.files = byField(files) as Record<string, Express.Multer.File[]>;
      const answer = await this.answer(context, files, next);
      return answer.pipe(finalize(() => void removeFiles(files)));
    }

    private receive(request: Request, response: Response): Promise<UploadedFile[]> {
      return new Promise((resolve, reject) => {
        this.receiver(request, response, (error: unknown) =>
          error
            ? reject(uploadError(error, request, rules) as Error)
            : resolve((request.files ?? []) as UploadedFile[]),
        );
      });
    }

    /** Refuses a user who was signed out, disabled or demoted, or a key that was revoked, while the form arrived (minutes). */
    private async verifySessionAgain(request: RequestWithPrincipal): Promise<void> {
      const { principal, headers } = request;
      if (!principal) return;
      const now = await this.callers.verify(headers);
      if (now.role !== principal.role) throw new DomainError('FORBIDDEN', 'Access denied');
    }

    private async answer(
      context: ExecutionContext,
      files: UploadedFile[],
      next: CallHandler,
    ): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const [request, response] = [http.getRequest<RequestWithPrincipal>(), http.getResponse<Response>()];
      const carryOut = () =>
        rules.cancelledWithRequest ? onlyWhileConnected(response, () => handled(next)) : handled(next);
      const caller = request.principal?.userId ?? addressKey(request.ip ?? '');
      const handle = () => from(withRequestSignal(response, caller, carryOut));
      const key = this.idempotency.keyOf(request);
      if (key === undefined) return handle();
      const keyed = await this.idempotency.keyedRequest(request, key, files);
      return this.idempotency.runOnce(keyed, response, handle, answeringOf(context));
    }
  }
  return UploadInterceptor;
}
