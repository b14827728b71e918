import { Module } from '@nestjs/common';
import { NightlyImport } from './nightly.service.js';
import { Uploads } from './uploads.service.js';

@Module({ providers: [NightlyImport, Uploads], exports: [Uploads] })
export class ImportsModule {}
