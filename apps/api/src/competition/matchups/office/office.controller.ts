import { recordChangeCalls } from '@crease/core/competition/matchups/office/record-change.calls.js';
import { resultCalls } from '@crease/core/competition/matchups/office/result.calls.js';
import { scoreChangeCalls } from '@crease/core/competition/matchups/office/score-change.calls.js';
import { scheduleCalls } from '@crease/core/competition/matchups/office/schedule.calls.js';
import { tieCalls } from '@crease/core/competition/matchups/office/tie.calls.js';
import { CallController } from '../../../platform/wire/call-controller.js';
import { serve } from '../../../platform/wire/serve.js';
import { RecordChangesService } from './record-changes.service.js';
import { ResultsService } from './results.service.js';
import { ScheduleService } from './schedule.service.js';
import { ScoreChangesService } from './score-changes.service.js';
import { TiesService } from './ties.service.js';

const officeCalls = { ...recordChangeCalls, ...scoreChangeCalls, ...resultCalls, ...scheduleCalls, ...tieCalls };

@CallController(officeCalls)
export class OfficeController {
  constructor(
    private readonly records: RecordChangesService,
    private readonly scores: ScoreChangesService,
    private readonly results: ResultsService,
    private readonly schedule: ScheduleService,
    private readonly ties: TiesService,
  ) {}

  readonly handlers = serve(officeCalls, {
    'POST /:league_id/record-changes': ({ member, body, idempotency }) => this.records.add(member, body, idempotency),
    'DELETE /:league_id/record-changes/:change_id': ({ member, params, idempotency }) =>
      this.records.undo(member, params.change_id, idempotency),
    'POST /:league_id/matchups/:period/:number/score-changes': ({ member, params, body, idempotency }) =>
      this.scores.add(member, params, body, idempotency),
    'DELETE /:league_id/score-changes/:change_id': ({ member, params, idempotency }) =>
      this.scores.undo(member, params.change_id, idempotency),
    'PUT /:league_id/matchups/:period/:number/result': ({ member, params, body, idempotency }) =>
      this.results.set(member, params, body, idempotency),
    'DELETE /:league_id/matchups/:period/:number/result': ({ member, params, idempotency }) =>
      this.results.undo(member, params, idempotency),
    'PUT /:league_id/matchups/:period/pairs': ({ member, params, body, idempotency }) =>
      this.schedule.edit(member, params.period, body, idempotency),
    'PUT /:league_id/matchups/:period/days': ({ member, params, body, idempotency }) =>
      this.schedule.move(member, params.period, body, idempotency),
    'POST /:league_id/matchups/redraw': ({ member, idempotency }) => this.schedule.redraw(member, idempotency),
    'PUT /:league_id/matchups/:period/:number/winner': ({ member, params, body, idempotency }) =>
      this.ties.decide(member, params, body, idempotency),
    'DELETE /:league_id/matchups/:period/:number/winner': ({ member, params, idempotency }) =>
      this.ties.undo(member, params, idempotency),
  });
}
