import { raceCalls } from '@crease/core/seasons/race/race.calls.js';
import { taggedAnswer } from '../platform/http/tagged-answer.js';
import { notFound } from '../platform/refusal.error.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { HistoryQueries } from './history.queries.js';
import { RaceQueries } from './race.queries.js';
import { NightBoard } from './tonight/night-board.service.js';
import { TonightQueries } from './tonight.queries.js';

@CallController(raceCalls)
export class RaceController {
  constructor(
    private readonly queries: RaceQueries,
    private readonly past: HistoryQueries,
    private readonly night: TonightQueries,
    private readonly board: NightBoard,
  ) {}

  readonly handlers = serve(raceCalls, {
    'GET /:league_id/race': ({ member, query }) => this.queries.race(member.leagueId, query.season),
    'GET /:league_id/history': async ({ member, ...http }) =>
      taggedAnswer(http, await this.past.history(member.leagueId)),
    'GET /:league_id/history/rosters': ({ member, query }) => this.past.rosters(member.leagueId, query.season),
    'GET /:league_id/tonight': ({ member }) => this.night.tonight(member.leagueId),
    'GET /:league_id/tonight/board': ({ member }) => this.board.read(member.leagueId),
    'GET /:league_id/player-points': async ({ member, query, ...http }) =>
      taggedAnswer(http, await this.queries.players(member.leagueId, query.season)),
    'GET /:league_id/player-points/:player_id': async ({ member, params, query }) => {
      const answer = await this.queries.games(member.leagueId, params.player_id, query.season);
      if (!answer) throw notFound('player');
      return answer;
    },
  });
}
