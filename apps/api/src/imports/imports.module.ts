import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DeskController } from './desk/desk.controller.js';
import { DeskService } from './desk/desk.service.js';
import { PlayerTwins } from './desk/player-twins.service.js';
import { ImportJobs } from './desk/import-jobs.service.js';
import { FantraxService } from './move-in/fantrax.service.js';
import { CompetitionModule } from '../competition/competition.module.js';
import { LiveReader } from './nhl/live.service.js';
import { MoveInController } from './move-in/move-in.controller.js';
import { MoveInService } from './move-in/move-in.service.js';
import { NhlSources } from './nhl/nhl-sources.service.js';
import { NightlyImport } from './nhl/nightly.service.js';
import { RosterReportReader } from './nhl/roster-report.service.js';
import { Uploads } from './desk/uploads.service.js';
import { WorldService } from './desk/world.service.js';

@Module({
  imports: [AuthModule, CompetitionModule],
  controllers: [DeskController, MoveInController],
  providers: [
    DeskService,
    PlayerTwins,
    FantraxService,
    ImportJobs,
    LiveReader,
    MoveInService,
    NhlSources,
    NightlyImport,
    RosterReportReader,
    Uploads,
    WorldService,
  ],
  exports: [Uploads],
})
export class ImportsModule {}
