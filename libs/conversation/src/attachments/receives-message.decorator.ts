import type { MessageView } from '@manette/contracts/conversation';
import { AnsweredAtCommit, ReceivesFiles } from '@manette/platform';
import { applyDecorators, HttpStatus, UseGuards } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { MessageRateGuard } from '../limits/message-rate.guard.js';
import { TakeUploadQuota, UploadQuotaGuard } from '../limits/upload-quota.js';
import { ReceiveAttachment } from './receive-attachment.js';

/** Whether this is the message that was written, among the results of other units of work. */
const isMessage = (result: unknown): result is MessageView =>
  typeof result === 'object' && result !== null && 'content' in result && 'sender' in result;

/**
 * Marks a route that accepts a message with at most one file, within the rate limit and the quota of its sender, and responds
 * with the message.
 */
export const ReceivesMessage = (): MethodDecorator =>
  applyDecorators(
    UseGuards(MessageRateGuard, UploadQuotaGuard),
    ReceivesFiles(ReceiveAttachment, TakeUploadQuota),
    AnsweredAtCommit((result) =>
      isMessage(result) ? { status: HttpStatus.CREATED, body: { message: result } } : undefined,
    ),
    ApiConsumes('multipart/form-data', 'application/json'),
  );
