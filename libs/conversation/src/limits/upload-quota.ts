import { UPLOAD_LIMIT } from '@manette/contracts/conversation';
import { APP_CONFIG, Idempotency, Quotas } from '@manette/platform';
import type { AppConfig, Quota, RequestWithPrincipal, Taken, UploadedFilesByField } from '@manette/platform';
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

const DAY = 24 * 60 * 60;
const MEBIBYTE = 1024 * 1024;
/** The most bytes that a form has besides its file: the text of the message and the boundaries of its parts. */
const FORM_BYTES = 64 * 1024;

/** Returns the quota of bytes of files that a client may send in a day, in tickets and public chat together [TRU-113]. */
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

/** Refuses a file whose declared length exceeds the quota, before it is received. Administrators are exempt. */
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
    const bytes = Number(request.headers['content-length'] ?? 0) - FORM_BYTES;
    if (!client || bytes <= 0 || !request.is('multipart/form-data')) return true;
    // A repeated request gets the stored response, and its file has been counted.
    if (!(await this.idempotency.isKnown(request)))
      await this.quotas.assertAvailable(this.quota, client, bytes);
    return true;
  }
}

/**
 * Subtracts the size of a received file from its sender's quota before the file is stored, and refunds it if the message is
 * not written. If the process is killed in between, nothing is refunded.
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
        .refund(taken)
        .catch((reason: unknown) => this.logger.warn({ err: reason }, 'a quota could not be given back'));
      throw error;
    }
  }
}
