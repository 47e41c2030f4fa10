import { UPLOAD_LIMIT } from '@manette/contracts/conversation';
import {
  Inject,
  Injectable,
  Logger,
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { RequestWithPrincipal } from '../auth/current-user.decorator.js';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import type { UploadedFilesByField } from '../http/upload.rules.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { Quotas, type Quota, type Taken } from '../limits/quotas.js';

const DAY = 24 * 60 * 60;
const MEBIBYTE = 1024 * 1024;
/** The most that a form may have beside its file: the words of a message, and what parts its fields. */
const BESIDE_THE_FILE = 64 * 1024;

/** The bytes of files in messages that one person may send in a day, both chats together [TRU-113]. */
export const uploadQuota = ({ limits }: AppConfig): Quota => ({
  name: 'message-files',
  amount: Math.max(1, Math.floor(limits.uploadMebibytesPerDay * MEBIBYTE * limits.factor)),
  seconds: DAY,
  refusal: { code: 'UPLOAD_LIMIT', message: UPLOAD_LIMIT },
});

const clientOf = (context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<RequestWithPrincipal>();
  return { request, client: request.principal?.role === 'client' ? request.principal.userId : undefined };
};

/** Refuses a file that is too much by its declared length, before it is received. Administrators are exempt. */
@Injectable()
export class UploadQuotaGuard implements CanActivate {
  private readonly quota: Quota;

  constructor(
    private readonly quotas: Quotas,
    private readonly idempotency: Idempotency,
    @Inject(APP_CONFIG) config: AppConfig,
  ) {
    this.quota = uploadQuota(config);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { request, client } = clientOf(context);
    const bytes = Number(request.headers['content-length'] ?? 0) - BESIDE_THE_FILE;
    if (!client || bytes <= 0 || !request.is('multipart/form-data')) return true;
    // What was sent before is answered again, and has been counted.
    if (!(await this.idempotency.isKnown(request))) await this.quotas.refuseSpent(this.quota, client, bytes);
    return true;
  }
}

/**
 * Takes the file that was received from its sender's quota before it is stored, and gives it back where no message comes
 * of it. A process that is killed in between has taken it.
 */
@Injectable()
export class TakeUploadQuota implements NestInterceptor {
  private readonly logger = new Logger(TakeUploadQuota.name);
  private readonly quota: Quota;

  constructor(
    private readonly quotas: Quotas,
    @Inject(APP_CONFIG) config: AppConfig,
  ) {
    this.quota = uploadQuota(config);
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { request, client } = clientOf(context);
    const file = (request.files as UploadedFilesByField<'file'> | undefined)?.file?.[0];
    if (!client || !file) return next.handle();
    const taken = await this.quotas.take(this.quota, client, file.size);
    return from(this.used(taken, next));
  }

  private async used(taken: Taken, next: CallHandler): Promise<unknown> {
    try {
      return await lastValueFrom(next.handle(), { defaultValue: undefined });
    } catch (error) {
      await this.quotas
        .giveBack(taken)
        .catch((reason: unknown) => this.logger.warn({ err: reason }, 'a quota could not be given back'));
      throw error;
    }
  }
}
