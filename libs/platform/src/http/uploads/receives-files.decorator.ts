import { applyDecorators, UseInterceptors, type NestInterceptor, type Type } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { FORM_FILES } from '../openapi/with-files.js';
import type { UploadInterceptorType } from './upload.interceptor.js';

/** Makes a route receive files and documents them in the API; `others` are interceptors that run after `receive`. */
export const ReceivesFiles = (
  receive: UploadInterceptorType,
  ...others: (NestInterceptor | Type<NestInterceptor>)[]
): MethodDecorator =>
  applyDecorators(UseInterceptors(receive, ...others), ApiExtension(FORM_FILES, receive.fields));
