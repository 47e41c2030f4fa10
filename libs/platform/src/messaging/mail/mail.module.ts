import { Module } from '@nestjs/common';
import { MailProcessor } from './mail.processor.js';
import { Mailer } from './mailer.js';

/** Mail delivery. */
@Module({ providers: [Mailer, MailProcessor] })
export class MailModule {}
