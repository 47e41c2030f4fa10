import { createSecretKey, type KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { RETRYABLE_REFUSALS } from '@manette/contracts/errors';
import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from '@manette/contracts/http';
import { Injectable, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { RequestWithPrincipal } from '../auth/current-user.decorator.js';
import { KeyRing } from '../../core/keys/key-ring.js';
import { errorAnswer } from '../errors/error-answer.js';
import { fieldErrors } from '../validation/validation.pipe.js';
import { ValidationFailed } from '../validation/validation-failed.js';
import type { UploadedFile } from '../uploads/upload.rules.js';
import { newId } from '../../core/ids/new-id.js';
import type { Answering } from './answering.js';
import { withRun, type Run } from './current-run.js';
import { AlreadyExecuted, IdempotencyMismatch, RequestStillRunning } from './idempotency.errors.js';
import { IdempotencyTable, type Claim, type KeyedRequest, type StoredAnswer } from './idempotency-table.js';
import { replayedRefusal } from './replayed-refusal.js';
import { requestFingerprint } from './request-fingerprint.js';
import { RunningClaims } from './running-claims.js';

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Statuses that are not stored, as a retry may get another response. */
const RETRYABLE_STATUSES = new Set([401, 408, 429]);

/** Returns an answer with null in place of some of its fields. */
const without = (fields: readonly string[], answer: unknown): unknown =>
  fields.length === 0
    ? answer
    : { ...(answer as object), ...Object.fromEntries(fields.map((name) => [name, null])) };

/** Returns an answer as it is stored. */
const storedAnswer = (status: number, body: unknown, shownOnce: readonly string[]): StoredAnswer => ({
  status,
  answer: body === undefined ? null : JSON.stringify(without(shownOnce, body)),
});

/** Executes a write with an Idempotency-Key once and replays its first answer (contract, section 2). */
@Injectable()
export class Idempotency {
  private readonly logger = new Logger(Idempotency.name);

  /**
   * The key is derived from the oldest secret, so that a new secret at the front changes no fingerprint and repeated requests
   * are still recognised. It is a key object, as Node would create one from any other key at each use.
   */
  private readonly fingerprintKey: KeyObject;

  constructor(
    ring: KeyRing,
    private readonly table: IdempotencyTable,
    private readonly running: RunningClaims,
  ) {
    this.fingerprintKey = createSecretKey(ring.derive('idempotency fingerprints').at(-1)!.key);
  }

  /** Returns the Idempotency-Key of a signed-in user's write, if it has one. @throws ValidationFailed when it is malformed */
  keyOf(request: RequestWithPrincipal): string | undefined {
    const header = request.headers[IDEMPOTENCY_HEADER];
    if (header === undefined || !request.principal || !WRITES.has(request.method)) return undefined;
    const parsed = idempotencyKeySchema.safeParse(header);
    if (parsed.success) return parsed.data;
    const [first] = fieldErrors(parsed.error.issues);
    throw new ValidationFailed([{ field: IDEMPOTENCY_HEADER, message: first?.message ?? 'malformed' }]);
  }

  /** Describes a request by its key, route and a fingerprint of its content, under a new run id. */
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

  /** Whether an earlier request has claimed this key, so that its answer may be replayed. */
  async isKnown(request: RequestWithPrincipal): Promise<boolean> {
    const key = this.keyOf(request);
    return key !== undefined && this.table.isClaimed(request.principal?.userId ?? '', key);
  }

  /** Runs the handler, or replays its stored answer. */
  runOnce(
    keyed: KeyedRequest,
    response: Response,
    handle: () => Observable<unknown>,
    answering: Answering,
  ): Observable<unknown> {
    return from(this.claimAndRun(keyed, response, handle, answering));
  }

  private async claimAndRun(
    keyed: KeyedRequest,
    response: Response,
    handle: () => Observable<unknown>,
    answering: Answering,
  ) {
    const claim = await this.table.claim(keyed);
    if (!claim.claimed) return this.replay(claim, response);
    return this.running.whileRenewed(keyed.runId, () => this.run(keyed, response, handle, answering));
  }

  private async run(
    keyed: KeyedRequest,
    response: Response,
    handle: () => Observable<unknown>,
    { shownOnce = [], answerOf }: Answering,
  ) {
    const run: Run = {
      id: keyed.runId,
      answerOf: (result) => {
        const known = answerOf?.(result);
        return known && storedAnswer(known.status, known.body, shownOnce);
      },
    };
    try {
      const result = await withRun(run, () => lastValueFrom(handle(), { defaultValue: undefined }));
      const answer = storedAnswer(response.statusCode, result, shownOnce);
      if (!isDeepStrictEqual(run.stored, answer)) await this.table.store(keyed.runId, keyed.userId, answer);
      return result;
    } catch (error) {
      await this.storeRefusal(keyed, error);
      throw error;
    }
  }

  private replay({ sameRequest, executed, stored }: Claim, response: Response): unknown {
    if (!sameRequest) throw new IdempotencyMismatch();
    if (!stored) throw executed ? new AlreadyExecuted() : new RequestStillRunning();
    response.setHeader('idempotent-replayed', 'true');
    if (stored.status >= 400) throw replayedRefusal(stored.answer ?? '{}');
    response.status(stored.status);
    return stored.answer === null ? undefined : (JSON.parse(stored.answer) as unknown);
  }

  private async storeRefusal({ runId, userId }: KeyedRequest, error: unknown): Promise<void> {
    const { body } = errorAnswer(error);
    const passes = RETRYABLE_STATUSES.has(body.statusCode) || RETRYABLE_REFUSALS.has(body.code);
    const final = body.statusCode < 500 && !passes;
    const stored = final
      ? this.table.store(runId, userId, { status: body.statusCode, answer: JSON.stringify(body) })
      : this.table.release(runId, userId);
    // The client gets the error itself; a key that could not be stored or released becomes free after ten seconds.
    await stored.catch((reason: unknown) =>
      this.logger.warn({ err: reason }, 'an idempotency key could not be stored or released'),
    );
  }
}
