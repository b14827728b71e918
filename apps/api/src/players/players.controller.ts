import { playerCalls } from '@crease/core/players/players.calls.js';
import { watchListCalls } from '@crease/core/players/watch-list.calls.js';
import { largeAnswer } from '../platform/http/large-answer.js';
import { notFound } from '../platform/refusal.error.js';
import { CallController } from '../platform/wire/call-controller.js';
import { serve } from '../platform/wire/serve.js';
import { CapRooms } from './cap-room.service.js';
import { PlayersQueries } from './players.queries.js';
import { TransactionsQueries } from './transactions.queries.js';
import { WatchListService } from './watch-list.service.js';

@CallController(playerCalls)
export class PlayersController {
  constructor(
    private readonly players: PlayersQueries,
    private readonly transactions: TransactionsQueries,
    private readonly rooms: CapRooms,
  ) {}

  readonly handlers = serve(playerCalls, {
    'GET /:league_id/players': async ({ member, query, request, reply }) => {
      const answer = await this.players.list(
        member.leagueId,
        query,
        query.fits === true ? await this.rooms.of(member) : null,
      );
      if (!answer) throw notFound('league');
      return largeAnswer(reply, request.headers['accept-encoding'], answer);
    },

    'GET /:league_id/players/:player_id': async ({ member, params, query }) => {
      const answer = await this.players.profile(member.leagueId, params.player_id, query.season);
      if (!answer) throw notFound('player');
      return answer;
    },

    'GET /:league_id/players/:player_id/transactions': async ({ member, params }) => {
      const answer = await this.transactions.of(member.leagueId, params.player_id);
      if (!answer) throw notFound('player');
      return answer;
    },
  });
}

@CallController(watchListCalls)
export class WatchListController {
  constructor(private readonly watched: WatchListService) {}

  readonly handlers = serve(watchListCalls, {
    'GET /:league_id/watch-list': ({ member }) => this.watched.list(member),
    'PUT /:league_id/watch-list/:player_id': ({ member, params }) => this.watched.watch(member, params.player_id),
    'DELETE /:league_id/watch-list/:player_id': ({ member, params }) => this.watched.unwatch(member, params.player_id),
  });
}
