import { Injectable } from '@nestjs/common';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { seasonsOfPick, type BooksOfSeason, type PickSeason } from '@crease/core/draft/order/pick-seasons.rules.js';
import { slotSeasons } from '@crease/core/contracts/signing.rules.js';
import { salaryNow } from '@crease/core/draft/auction/auction.prices.js';
import { placeCosts } from '@crease/core/draft/team/slot-salaries.rules.js';
import { atSalary } from '@crease/core/free-agents/market/bid-space.rules.js';
import { draftsToBank } from '@crease/core/leagues/drafts/draft.table.js';
import { seasonPlus, type Season } from '@crease/core/season.js';
import { seasonsShown } from '@crease/core/teams/season-cap.rules.js';
import { withNewcomer } from '@crease/core/teams/roster.rules.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import { Database } from '../../platform/database/database.js';
import type { Member } from '../../platform/http/member.js';
import { notFound, RefusalError } from '../../platform/refusal.error.js';
import { BooksQueries } from '../../teams/books.queries.js';
import { DraftLog } from '../draft.log.js';
import { refusal } from '../draft.refusals.js';
import { DraftService } from '../draft.service.js';

@Injectable()
export class DraftSeasons {
  constructor(
    private readonly database: Database,
    private readonly drafts: DraftService,
    private readonly log: DraftLog,
    private readonly books: BooksQueries,
  ) {}

  /** A team's cap in the draft's season and later ones, as it is and with a player it might draft. */
  async of(member: Member, draftId: string, teamId: string, playerId: number | null): Promise<PickSeason[]> {
    const state = await this.drafts.stateFor(member, draftId, false);
    if (!state.teams.some(({ id }) => id === teamId)) throw notFound('team');
    if (draftsToBank(state.type)) throw new RefusalError(refusal('rookiesCostNoCap', { kind: 'conflict' }));
    const { db } = this.database;
    const league = await this.books.league(db, state.leagueId);
    const seasons = Array.from({ length: seasonsShown(league.type) }, (_, ahead) => seasonPlus(state.season, ahead));
    const [salary] = placeCosts(state, teamId, { price: salaryNow(state, teamId, playerId) ?? undefined }) ?? [];
    const signedFor = slotSeasons(league.settings);
    const [stored = []] = await this.books.years(db, state.leagueId, [teamId], seasons);
    const years = await Promise.all(
      stored.map(async (held, index): Promise<BooksOfSeason> => {
        const season = seasons[index] ?? state.season;
        const signed = index < signedFor;
        const books = await this.asDrafted(state, held, { season, signed });
        if (playerId === null || books.players.some(({ id }) => id === playerId))
          return { season, books, newcomer: null };
        const player = await this.books.player(db, state.leagueId, teamId, playerId, season);
        return { season, books, newcomer: salary === undefined || !signed ? player : atSalary(player, salary) };
      }),
    );
    return seasonsOfPick(years, league);
  }

  /**
   * In a mock: removes players that can be drafted and adds the ones drafted in it, because rosters do not show its
   * picks.
   * @param signed whether a contract that a pick gives covers the season
   */
  private async asDrafted(
    state: DraftState,
    held: TeamBooks,
    { season, signed }: { readonly season: Season; readonly signed: boolean },
  ): Promise<TeamBooks> {
    if (state.kind !== 'mock') return held;
    const { byId } = await this.log.poolFor(state);
    const books = { ...held, players: held.players.filter(({ id }) => !byId.has(id)) };
    const drafted = new Map(
      state.slots.flatMap(({ ownerTeamId, player }) =>
        ownerTeamId === held.teamId && player !== null ? [[player.id, player.capHit] as const] : [],
      ),
    );
    const ids = [...drafted.keys()];
    const players = await this.books.newcomers(this.database.db, state.leagueId, held.teamId, ids, season);
    const paid = signed && (state.rules.slotSalaries !== undefined || state.rules.auction?.salaries === true);
    return players
      .map((player) => (paid ? atSalary(player, drafted.get(player.id) ?? player.capHit) : player))
      .reduce(withNewcomer, books);
  }
}
