import { Public } from '@manette/platform';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { pictureOf } from '../domain/guides/guide-pictures.js';
import { GuideNotFound } from '../domain/guides/sent-guide.js';

/** The pictures of the steps; the same for everybody, as a browser asks for a picture without a session [LIF-095]. */
@ApiTags('guides')
@Controller('guides/pictures')
export class GuidePicturesController {
  @Get(':name.svg')
  @Public()
  @Header('Content-Type', 'image/svg+xml')
  @Header('Cache-Control', 'public, max-age=86400')
  @ApiProduces('image/svg+xml')
  @ApiOkResponse({ schema: { type: 'string' } })
  read(@Param('name') name: string): string {
    const picture = pictureOf(name);
    if (picture === undefined) throw new GuideNotFound();
    return picture;
  }
}
