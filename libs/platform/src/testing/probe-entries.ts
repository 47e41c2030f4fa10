import { DomainError } from '@manette/contracts/errors';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  Body,
  Controller,
  HttpCode,
  Module,
  Post,
  Put,
  UploadedFiles,
  UseInterceptors,
} from '@nestjs/common';
import { sql } from 'kysely';
import { UnitOfWork } from '../database/unit-of-work/unit-of-work.js';
import { AnsweredAtCommit } from '../http/idempotency/answered-at-commit.decorator.js';
import { uploadInterceptor } from '../http/uploads/upload.interceptor.js';
import type { UploadedFilesByField } from '../http/uploads/upload.rules.js';

const Upload = uploadInterceptor([{ name: 'image', maxCount: 1 }], {
  fileSize: 1024,
  fileTooLarge: 'too large',
});
/** Lets a test hold the requests that add an entry, and refuse them by a limit. */
export const entryGates: { held?: Promise<void> | undefined; isLimited: boolean } = { isLimited: false };

const isEntry = (result: unknown): result is { text: string } =>
  typeof result === 'object' && result !== null && 'text' in result;

@Controller('entries')
class EntriesController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
  ) {}

  @Post() async add(@Body() { text, fail }: { text: string; fail?: string }) {
    await entryGates.held;
    await this.unitOfWork.run(async () => {
      await sql`insert into entry (text) values (${text})`.execute(this.em.getKysely<object>());
      if (fail === 'rule') throw new DomainError('OUT_OF_STOCK', 'This item is out of stock');
      if (fail === 'bug') throw new Error('bug');
    });
    return { text };
  }

  @Post('limited') async addWithin(@Body() input: { text: string }) {
    await this.unitOfWork.read(() => sql`select 1 from entry`.execute(this.em.getKysely<object>()));
    if (entryGates.isLimited) throw new DomainError('TOO_MANY_REQUESTS', 'Too many requests');
    return this.add(input);
  }

  @Post('answered-at-commit')
  @AnsweredAtCommit((result) => (isEntry(result) ? { status: 201, body: { entry: result } } : undefined))
  async addAnswered(@Body() { text }: { text: string }) {
    await this.unitOfWork.run(() => Promise.resolve());
    const entry = await this.unitOfWork.runGrouped(text, async () => {
      await sql`insert into entry (text) values (${text})`.execute(this.em.getKysely<object>());
      return { text };
    });
    await entryGates.held;
    return { entry };
  }

  @Put() @HttpCode(204) async clear() {
    await sql`insert into entry (text) values ('put')`.execute(this.em.getKysely<object>());
  }

  @Post('with-image') @UseInterceptors(Upload) upload(
    @Body() body: { text: string },
    @UploadedFiles() files: UploadedFilesByField,
  ) {
    return { text: body.text, size: files.image?.[0]?.size, path: files.image?.[0]?.path };
  }
}

@Module({ controllers: [EntriesController] })
export class EntriesModule {}
