import { Injectable } from '@nestjs/common';
import { contractProblem } from '@crease/core/contracts/contract.rules.js';
import { signFor, signingRules } from '@crease/core/contracts/signing.rules.js';
import type { Refusal } from '@crease/core/result.js';
import { seasonPlus } from '@crease/core/season.js';
import { judgeMoves, type RosterMove } from '@crease/core/teams/roster.rules.js';
import type { TeamBooks } from '@crease/core/teams/team.model.js';
import { contractLines } from '../../contracts/contracts.queries.js';
import type { Db } from '../../platform/database/database.js';
import { BooksQueries, type PlayingLeague } from '../../teams/books.queries.js';
import { cutEarlier, retainedPlayer } from '../retained.queries.js';
import type { OfferTerms } from './offer-seal.service.js';

export interface Signing extends OfferTerms {
  readonly playerId: number;
}

@Injectable()
export class OfferChecks {
  constructor(private readonly books: BooksQueries) {}

  /**
   * The team's books and the move with which it gets the player, or a refusal. `others`: offers of the team that need
   * its cap space, too. The caller has locked the team.
   */
  async judge(
    db: Db,
    league: PlayingLeague,
    teamId: string,
    signing: Signing,
    others: readonly Signing[] = [],
  ): Promise<{ team: TeamBooks; moves: RosterMove[]; refused: Refusal | null }> {
    const [team] = await this.books.books(db, league.id, [teamId]);
    if (!team) throw new Error('a locked team has books');
    const newcomer = async ({ playerId, salary }: Signing): Promise<RosterMove> => {
      const { estimated: _, ...player } = await this.books.player(db, league.id, teamId, playerId);
      return { type: 'add', player: { ...player, capHit: salary } };
    };
    const move = await newcomer(signing);
    const moves = [move];
    if (move.type !== 'add') return { team, moves, refused: null };
    const refused =
      contractProblem(contractOf(league, signing), { season: league.season, settings: league.settings }) ??
      (await this.lengthProblem(db, league, team, signing)) ??
      (await retainedPlayer(db, league.id, team, move.player)) ??
      (await cutEarlier(db, league, team, move.player, 'add'));
    if (refused) return { team, moves, refused };
    const all = [...moves];
    for (const other of others) all.push(await newcomer(other));
    const judged = judgeMoves(team, all, league.rules);
    return { team, moves, refused: judged.ok ? null : judged.refusal };
  }

  /** The refusal where the limits of the team's contracts do not allow the seasons. */
  private async lengthProblem(
    db: Db,
    league: PlayingLeague,
    team: TeamBooks,
    { playerId, years }: Signing,
  ): Promise<Refusal | null> {
    const rules = signingRules(league.settings);
    if (rules === null) return null;
    const lines = await contractLines(db, league.id).where('r.team_id', '=', team.teamId).execute();
    const last = signFor(
      years,
      {
        player: '',
        team: team.name,
        season: league.season,
        lastSeason: league.season,
        waits: true,
        others: lines.flatMap(({ player_id, last_season }) => (player_id === playerId ? [] : (last_season ?? []))),
      },
      rules,
    );
    return last.ok ? null : last.refusal;
  }
}

export const contractOf = ({ season }: Pick<PlayingLeague, 'season'>, { salary, years }: OfferTerms) => ({
  salary,
  firstSeason: season,
  lastSeason: seasonPlus(season, years - 1),
  kind: 'standard' as const,
});
