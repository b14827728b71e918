import { Module, type OnModuleInit } from '@nestjs/common';
import { MailModule } from '../platform/mail/mail.module.js';
import { TimedTasks } from '../platform/jobs/timed-tasks.js';
import { CupChoice } from './cup/cup.choice.js';
import { CupController } from './cup/cup.controller.js';
import { CupService } from './cup/cup.service.js';
import { CupView } from './cup/cup.view.js';
import { GamesAheadController } from './ahead/games-ahead.controller.js';
import { GamesAhead } from './ahead/games-ahead.service.js';
import { RosterOutlook } from './ahead/roster-outlook.service.js';
import { MatchupsController } from './matchups/matchups.controller.js';
import { MatchupPage } from './matchups/matchup-page.service.js';
import { MatchupAnswers } from './matchups/matchup-answers.queries.js';
import { OpeningsService } from './matchups/openings.service.js';
import { MatchupsService } from './matchups/matchups.service.js';
import { OfficeController } from './matchups/office/office.controller.js';
import { MatchupGateway } from './matchups/stream/matchup.gateway.js';
import { MatchupStreams } from './matchups/stream/matchup-streams.service.js';
import { ScoreChangesService } from './matchups/office/score-changes.service.js';
import { RecordChangesService } from './matchups/office/record-changes.service.js';
import { ResultsService } from './matchups/office/results.service.js';
import { ScheduleService } from './matchups/office/schedule.service.js';
import { TiesService } from './matchups/office/ties.service.js';
import { DivisionsController } from './matchups/divisions/divisions.controller.js';
import { DivisionsService } from './matchups/divisions/divisions.service.js';
import { RotoController } from './roto/roto.controller.js';
import { RotoView } from './roto/roto.view.js';
import { ScoringService } from './scoring/scoring.service.js';

@Module({
  imports: [MailModule],
  controllers: [
    CupController,
    DivisionsController,
    GamesAheadController,
    MatchupsController,
    OfficeController,
    RotoController,
  ],
  providers: [
    CupChoice,
    CupService,
    CupView,
    DivisionsService,
    GamesAhead,
    RosterOutlook,
    ScoringService,
    MatchupsService,
    MatchupAnswers,
    MatchupPage,
    MatchupGateway,
    MatchupStreams,
    OpeningsService,
    RecordChangesService,
    ScoreChangesService,
    ResultsService,
    ScheduleService,
    TiesService,
    RotoView,
  ],
  exports: [ScoringService],
})
export class CompetitionModule implements OnModuleInit {
  constructor(
    private readonly tasks: TimedTasks,
    private readonly points: ScoringService,
    private readonly matchups: MatchupsService,
    private readonly cups: CupService,
  ) {}

  onModuleInit(): void {
    this.tasks.register({ name: 'points', run: () => this.points.accrueDue() });
    this.tasks.register({ name: 'matchups', run: () => this.matchups.advance() });
    this.tasks.register({ name: 'cup', run: () => this.cups.advance() });
  }
}
