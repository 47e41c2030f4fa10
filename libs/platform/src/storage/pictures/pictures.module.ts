import { Global, Module } from '@nestjs/common';
import { InspectFile } from './inspect-file.js';
import { PictureWork } from './picture-work.js';
import { StripMetadata } from './strip-metadata.js';

@Global()
@Module({
  providers: [InspectFile, PictureWork, StripMetadata],
  exports: [InspectFile, PictureWork, StripMetadata],
})
export class PicturesModule {}
