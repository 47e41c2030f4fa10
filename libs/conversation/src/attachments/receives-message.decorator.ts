import { ReceivesFiles } from '@manette/platform';
import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { MessageRateGuard } from '../limits/message-rate.guard.js';
import { TakeUploadQuota, UploadQuotaGuard } from '../limits/upload-quota.js';
import { ReceiveAttachment } from './receive-attachment.js';

/** Marks a route that accepts a message with at most one file, within the rate limit and the quota of its sender. */
export const ReceivesMessage = (): MethodDecorator =>
  applyDecorators(
    UseGuards(MessageRateGuard, UploadQuotaGuard),
    ReceivesFiles(ReceiveAttachment, TakeUploadQuota),
    ApiConsumes('multipart/form-data', 'application/json'),
  );
