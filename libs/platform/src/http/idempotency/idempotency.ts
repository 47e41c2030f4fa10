import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from '@manette/contracts/http';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { RequestWithPrincipal } from '../auth/current-user.decorator.js';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { errorAnswer } from '../errors/error-answer.js';
import { fieldErrors } from '../validation/validation.pipe.js';
import { ValidationFailed } from '../validation/validation-failed.js';
import type { UploadedFile } from '../uploads/upload.rules.js';
import { newId } from '../../core/ids/new-id.js';
import { withRunId } from './current-run.js';
import { AlreadyCarriedOut, IdempotencyMismatch, RequestStillRunning } from './idempotency.errors.js';
import { IdempotencyTable, type Claim, type KeyedRequest } from './idempotency-table.js';
import { replayedRefusal } from './replayed-refusal.js';
import { fingerprintKey, requestFingerprint } from './request-fingerprint.js';

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Refusals that a later try may not get. */
const PASSING = new Set([401, 408, 429]);

/** Does a write with an Idempotency-Key once, and answers its first answer again (contract, section 2). */
@Injectable()
export class Idempotency {
  private readonly logger = new Logger(Idempotency.name);

  private readonly fingerprintKey: Buffer;

  constructor(
    @Inject(APP_CONFIG) { session }: AppConfig,
    private readonly table: IdempotencyTable,
  ) {
    this.fingerprintKey = fingerprintKey(session.jwtSecret);
  }

  /** The key of a signed-in person's write, if there is one. @throws ValidationFailed when it is malformed */
  keyOf(request: RequestWithPrincipal): string | undefined {
    const header = request.headers[IDEMPOTENCY_HEADER];
    if (header === undefined || !request.principal || !WRITES.has(request.method)) return undefined;
    const parsed = idempotencyKeySchema.safeParse(header);
    if (parsed.success) return parsed.data;
    const [first] = fieldErrors(parsed.error.issues);
    throw new ValidationFailed([{ field: IDEMPOTENCY_HEADER, message: first?.message ?? 'malformed' }]);
  }

  /** Names the request of a key and what was sent with it. */
  async keyedRequest(
    request: RequestWithPrincipal,
    key: string,
    files: UploadedFile[] = [],
  ): Promise<KeyedRequest> {
    return {
      userId: request.principal?.userId ?? '',
      key,
      route: `${request.method} ${request.originalUrl}`,
      fingerprint: await requestFingerprint(this.fingerprintKey, request.body, files),
      runId: newId(),
    };
  }

  /** Whether a request with this key has come before, so that this one may be answered what that was. */
  async isKnown(request: RequestWithPrincipal): Promise<boolean> {
    const key = this.keyOf(request);
    return key !== undefined && this.table.isClaimed(request.principal?.userId ?? '', key);
  }

  /** Runs the handler, or answers for it what it answered before. */
  around(keyed: KeyedRequest, response: Response, handle: () => Observable<unknown>): Observable<unknown> {
    return from(this.once(keyed, response, handle));
  }

  private async once(keyed: KeyedRequest, response: Response, handle: () => Observable<unknown>) {
    const claim = await this.table.claim(keyed);
    if (!claim.claimed) return this.replay(claim, response);
    try {
      const result = await withRunId(keyed.runId, () => lastValueFrom(handle(), { defaultValue: undefined }));
      const answer = result === undefined ? null : JSON.stringify(result);
      await this.table.keep(keyed.runId, keyed.userId, { status: response.statusCode, answer });
      return result;
    } catch (error) {
      await this.keepRefusal(keyed, error);
      throw error;
    }
  }

  private replay({ sameRequest, committed, kept }: Claim, response: Response): unknown {
    if (!sameRequest) throw new IdempotencyMismatch();
    if (!kept) throw committed ? new AlreadyCarriedOut() : new RequestStillRunning();
    response.setHeader('idempotent-replayed', 'true');
    if (kept.status >= 400) throw replayedRefusal(kept.answer ?? '{}');
    response.status(kept.status);
    return kept.answer === null ? undefined : (JSON.parse(kept.answer) as unknown);
  }

  private async keepRefusal({ runId, userId }: KeyedRequest, error: unknown): Promise<void> {
    const { body } = errorAnswer(error);
    const final = body.statusCode < 500 && !PASSING.has(body.statusCode);
    const kept = final
      ? this.table.keep(runId, userId, { status: body.statusCode, answer: JSON.stringify(body) })
      : this.table.forget(runId, userId);
    // The caller gets the error itself; a key that could not be settled is free again in a minute.
    await kept.catch((reason: unknown) => this.logger.warn({ err: reason }, 'a key could not be settled'));
  }
}
