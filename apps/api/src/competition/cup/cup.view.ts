import { Injectable } from '@nestjs/common';
import type { CupAnswer } from '@crease/core/competition/cup/cup.answers.js';
import { cupDay, cupLosers } from '@crease/core/competition/cup/cup.rules.js';
import type { Season } from '@crease/core/season.js';
import { Database } from '../../platform/database/database.js';
import { findAskedSeason } from '../asked-season.queries.js';
import { findTable } from '../table.queries.js';
import { planView } from './cup.choice.js';
import { cupPairs, findCup, winnerOf, type OfSeason, type StoredCup } from './cup.tables.js';

@Injectable()
export class CupView {
  constructor(private readonly database: Database) {}

  async cup(leagueId: string, asked?: Season): Promise<CupAnswer> {
    const { db } = this.database;
    const season = await findAskedSeason(db, leagueId, asked);
    const league = { id: leagueId, season };
    const cup = await findCup(db, league);
    if (cup === undefined)
      return { season, draw_on: await this.drawOn(league), plan: await planView(db, league), cup: null };
    return {
      season,
      draw_on: null,
      plan: null,
      cup: {
        seed: cup.seed,
        rounds: cup.rounds.map(({ round, startsOn, endsOn, state }) => ({
          round,
          starts_on: startsOn,
          ends_on: endsOn,
          state,
        })),
        seeds: cup.seeds.map(({ teamId, seed, outIn }) => ({ team_id: teamId, seed, out_in: outIn })),
        pairs: await this.pairs(league, cup),
        winner: winnerOf(cup),
      },
    };
  }

  /** The day of the draw of the season in progress; null without one. */
  private async drawOn({ id, season }: OfSeason): Promise<string | null> {
    const row = await this.database.db
      .selectFrom('league')
      .select('settings')
      .where('id', '=', id)
      .where('current_season', '=', season)
      .executeTakeFirst();
    return row === undefined ? null : cupDay(row.settings, season);
  }

  /** Pairs of the rounds that are decided, and of the one after them. */
  private async pairs(league: OfSeason, cup: StoredCup): Promise<NonNullable<CupAnswer['cup']>['pairs']> {
    const { db } = this.database;
    const decided = cup.rounds.filter(({ state }) => state === 'final').length;
    const table = (await findTable(db, league.id, league.season)).map(({ teamId }) => teamId);
    const lostIn = new Map(cup.seeds.map(({ teamId, outIn }) => [teamId, outIn]));
    const all: NonNullable<CupAnswer['cup']>['pairs'] = [];
    for (const { round, state } of cup.rounds.slice(0, decided + 1))
      for (const pair of await cupPairs(db, league, cup, round)) {
        const { home, away, homePoints, awayPoints } = pair;
        const behind = state === 'final' ? lostIn.get(home) === round : cupLosers([pair], table).includes(home);
        all.push({
          round,
          home_team_id: home,
          away_team_id: away,
          home_points: homePoints,
          away_points: awayPoints,
          ahead: state === 'coming' ? null : behind ? away : home,
        });
      }
    return all;
  }
}
