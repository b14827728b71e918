import { Module } from '@nestjs/common';
import { ArchiveModule } from '../archive/archive.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { ImportsModule } from '../imports/imports.module.js';
import { PlayersModule } from '../players/players.module.js';
import { AdminCommands } from './admin.commands.js';
import { AdminController } from './admin.controller.js';
import { AdminQueries } from './admin.queries.js';
import { AdminService } from './admin.service.js';
import { InstallationMetrics } from './installation.metrics.js';
import { LeagueDeletion } from './league-deletion.service.js';
import { ProcessDrain } from './process-drain.service.js';
import { StatusQueries } from './status.queries.js';

@Module({
  imports: [ArchiveModule, AuthModule, ImportsModule, MailModule, PlayersModule],
  controllers: [AdminController],
  providers: [
    AdminCommands,
    AdminQueries,
    AdminService,
    InstallationMetrics,
    LeagueDeletion,
    ProcessDrain,
    StatusQueries,
  ],
})
export class AdminModule {}
