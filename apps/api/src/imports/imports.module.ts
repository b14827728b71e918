import { Module } from '@nestjs/common';
import { MoveInController } from './move-in.controller.js';
import { MoveInService } from './move-in.service.js';
import { NightlyImport } from './nightly.service.js';
import { Uploads } from './uploads.service.js';

@Module({
  controllers: [MoveInController],
  providers: [MoveInService, NightlyImport, Uploads],
  exports: [Uploads],
})
export class ImportsModule {}
