import { request } from '../../../platform/requests/api-client.js';

interface Room {
  readonly leagueId: string;
  readonly draftId: string;
}

export const auctionApi = {
  nominate: ({ leagueId, draftId }: Room, lot: number, teamId: string, playerId: number) =>
    request('POST /:league_id/drafts/:draft_id/nominations', {
      league_id: leagueId,
      draft_id: draftId,
      body: { lot, team_id: teamId, player_id: playerId },
    }),
  bid: ({ leagueId, draftId }: Room, lot: number, teamId: string, amount: number) =>
    request('POST /:league_id/drafts/:draft_id/bids', {
      league_id: leagueId,
      draft_id: draftId,
      body: { lot, team_id: teamId, amount },
    }),
};
