import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DeskController } from './desk.controller.js';
import { DeskService } from './desk.service.js';
import { PlayerTwins } from './player-twins.service.js';
import { ImportJobs } from './import-jobs.service.js';
import { FantraxService } from './fantrax.service.js';
import { PointsModule } from '../points/points.module.js';
import { LiveReader } from './live.service.js';
import { MoveInController } from './move-in.controller.js';
import { MoveInService } from './move-in.service.js';
import { NhlSources } from './nhl-sources.service.js';
import { NightlyImport } from './nightly.service.js';
import { RosterReportReader } from './roster-report.service.js';
import { Uploads } from './uploads.service.js';
import { WorldService } from './world.service.js';

@Module({
  imports: [AuthModule, PointsModule],
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
