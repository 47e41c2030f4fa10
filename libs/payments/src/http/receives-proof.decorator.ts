import { ATTACHMENT_MAX_BYTES, ATTACHMENT_TOO_LARGE } from '@manette/contracts/conversation';
import { TakeUploadQuota, UploadQuotaGuard } from '@manette/conversation';
import { ReceivesFiles, uploadInterceptor } from '@manette/platform';
import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { OwnerGuard } from './owner.guard.js';

const ReceiveProof = uploadInterceptor([{ name: 'file', maxCount: 1, tooMany: 'A proof takes one file' }], {
  fileSize: ATTACHMENT_MAX_BYTES,
  fileTooLarge: ATTACHMENT_TOO_LARGE,
});

/** Marks a route that receives the file of a proof, within its sender's quota of files [LIF-026]. */
export const ReceivesProof = (): MethodDecorator =>
  applyDecorators(
    UseGuards(OwnerGuard, UploadQuotaGuard),
    ReceivesFiles(ReceiveProof, TakeUploadQuota),
    ApiConsumes('multipart/form-data'),
  );
