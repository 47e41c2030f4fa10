import { Public, Operation } from '@manette/platform';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { pictureOf } from '../domain/guides/guide-pictures.js';
import { GuideNotFound } from '../domain/guides/sent-guide.js';

/**
 * The pictures of the steps. They are the same for everyone and public, because a browser requests pictures without a
 * session [LIF-095].
 */
@ApiTags('guides')
@Controller('guides/pictures')
export class GuidePicturesController {
  @Operation(
    'Read a picture of a guide',
    'Returns the drawing of one step. Needs no session, because browsers request pictures without one.',
  )
  @Get(':name.svg')
  @Public()
  @ApiProduces('image/svg+xml')
  @ApiOkResponse({ schema: { type: 'string' } })
  read(@Param('name') name: string, @Res({ passthrough: true }) response: Response): string {
    const picture = pictureOf(name);
    if (picture === undefined) throw new GuideNotFound();
    // Set only now, because an error response is JSON and must not be cached.
    response.type('image/svg+xml').set('Cache-Control', 'public, max-age=86400');
    return picture;
  }
}
