import { Global, Module } from '@nestjs/common';
import { InspectFile } from './inspect-file.js';
import { PictureWork } from './picture-work.js';

@Global()
@Module({ providers: [InspectFile, PictureWork], exports: [InspectFile, PictureWork] })
export class PicturesModule {}
