import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { gifsAnswer, gifSearchQuery, type GifSearchQuery, type GifView } from '@manette/contracts/chat';
import { Answers, CurrentUser, RateLimits, VerifiedOnly, Operation } from '@manette/platform';
import type { Principal, RateLimitRule } from '@manette/platform';
import { SearchGifs } from '../application/search-gifs/search-gifs.query.js';

/** Each search costs the shop a call of an external service. */
const SEARCH_RATE: RateLimitRule = { name: 'gif-searches', points: 30, seconds: 60 };

/** GIFs for users who may write in the chat (contract, section 3). */
@ApiTags('public chat')
@VerifiedOnly()
@Controller('gifs')
export class GifsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
  ) {}

  /** [API-050, CHAT-016] */
  @Operation(
    'Search for GIFs',
    'Finds animated pictures for a message in an external service. Answers 503 while that service does not respond.',
  )
  @Get('search')
  @Answers(gifsAnswer)
  async search(
    @CurrentUser() { userId }: Principal,
    @Query({ schema: gifSearchQuery }) { q }: GifSearchQuery,
  ): Promise<{ results: GifView[] }> {
    await this.limits.hit(SEARCH_RATE, userId);
    return { results: await this.queries.execute(new SearchGifs(q)) };
  }
}
