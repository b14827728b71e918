import { Module } from '@nestjs/common';
import { UploadModule } from '../auth/uploads/upload.module.js';
import { LeaguesModule } from '../leagues/leagues.module.js';
import { StorageModule } from '../platform/storage/storage.module.js';
import { ArchiveController } from './archive.controller.js';
import { ArchiveService } from './archive.service.js';
import { Leftovers } from './archive.leftovers.js';
import { LeagueCopies } from './league-copies.service.js';

@Module({
  imports: [StorageModule, LeaguesModule, UploadModule],
  controllers: [ArchiveController],
  providers: [ArchiveService, LeagueCopies, Leftovers],
  exports: [ArchiveService],
})
export class ArchiveModule {}
