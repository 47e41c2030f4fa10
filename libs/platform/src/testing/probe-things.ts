import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '@manette/contracts/errors';
import { Body, Controller, Get, Module, Param, Post, Query } from '@nestjs/common';
import { sql } from 'kysely';
import { z } from 'zod';
import { AdminOnly, Public, VerifiedOnly } from '../http/auth/access.decorators.js';
import { parseId } from '../http/validation/parse-id.js';

const thing = z.object({
  name: z.string('name must be text').min(3, 'name is too short').regex(/^a/, 'name must begin with a'),
  prix: z.object({ amount: z.number('amount must be a number') }),
});

@Controller('things')
class ThingsController {
  constructor(private readonly em: EntityManager) {}

  @Public() @Post() make(@Body({ schema: thing }) input: z.output<typeof thing>) {
    return input;
  }
  @Public() @Get() list(
    @Query({ schema: z.object({ q: z.optional(z.string('q must be text')) }) }) query: object,
  ) {
    return query;
  }
  @Public() @Get('bug') async bug() {
    await sql`select secret_column from platform.nowhere`.execute(this.em.getKysely<object>());
  }
  @Public() @Get('refused') refuse() {
    throw new DomainError('OUT_OF_STOCK', 'This item is out of stock');
  }
  @Get('mine') mine() {
    return {};
  }
  @AdminOnly() @Get('admin') admin() {
    return {};
  }
  @VerifiedOnly() @Get('verified') verified() {
    return {};
  }
  @Public() @Get(':id') read(@Param('id') id: string) {
    return { id: parseId(id) };
  }
}

/** Routes that read inputs, fail in each way, and need each kind of access. */
@Module({ controllers: [ThingsController] })
export class ThingsModule {}
