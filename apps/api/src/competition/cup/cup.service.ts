import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { InferResult } from 'kysely';
import { chosenPeriods, cupDay, cupLosers, drawCup, firstPeriods } from '@crease/core/competition/cup/cup.rules.js';
import type { CupRound } from '@crease/core/competition/cup/cup.words.js';
import { roundsOf, type PlayoffPair } from '@crease/core/competition/playoffs/playoff.rules.js';
import type { SeasonLine } from '@crease/core/seasons/season.words.js';
import { lockLeague } from '../../leagues/league-lock.tables.js';
import { touchLeagues } from '../../leagues/league.tables.js';
import { Database, type Db, type Transaction } from '../../platform/database/database.js';
import { leagueLine, toLeague } from '../../platform/events/audience.js';
import { LeagueRounds } from '../../platform/jobs/league-rounds.js';
import { findTable } from '../table.queries.js';
import {
  chosenDays,
  cupPairs,
  dueCupRounds,
  findCup,
  periodsAfter,
  storeCup,
  storeRound,
  undrawnCups,
  winnerOf,
  type OfSeason,
  type Undrawn,
} from './cup.tables.js';

type DueRound = InferResult<ReturnType<typeof dueCupRounds>>[number];

/** Draws the cups of leagues on their day, and decides their rounds once the days are over and scored. */
@Injectable()
export class CupService {
  constructor(
    private readonly database: Database,
    private readonly rounds: LeagueRounds,
  ) {}

  async advance(): Promise<void> {
    await this.rounds.each('cup', await undrawnCups(this.database.db).execute(), async (due) => {
      if (isDue(due)) await this.database.write((to) => this.draw(to, due.league_id));
    });
    await this.rounds.each('cup', await dueCupRounds(this.database.db).execute(), (due) =>
      this.database.write((to) => this.decide(to, due)),
    );
  }

  private async draw(to: Transaction, leagueId: string): Promise<void> {
    const { db } = to;
    await lockLeague(db, leagueId);
    // Another process may have drawn it, or the season may have ended, while this one waited for the lock.
    const [due] = await undrawnCups(db).where('l.id', '=', leagueId).execute();
    if (due === undefined || !isDue(due)) return;
    const league = { id: leagueId, season: due.season };
    const table = (await findTable(db, leagueId, due.season)).map(({ teamId }) => teamId);
    const count = roundsOf(table.length);
    const periods = await periodsAfter(db, due, due.today);
    const days = await chosenDays(db, league);
    const chosen = chosenPeriods(days, periods, count);
    const rounds = chosen ?? firstPeriods(periods, count);
    const seed = randomBytes(16).toString('hex');
    const seeds = drawCup(table, seed);
    await storeCup(db, league, { seed, seeds, rounds: rounds ?? [] });
    const teamIds = seeds.map(({ teamId }) => teamId);
    const cup = rounds === null ? undefined : await findCup(db, league);
    if (cup === undefined) {
      await record(to, league, { key: 'season.cupNotDrawn', figures: { season: due.season, weeks: count } }, teamIds);
      return;
    }
    if (days.length > 0 && chosen === null)
      await record(to, league, { key: 'season.cupPeriodsGone', figures: { season: due.season } }, teamIds);
    const round = roundView(await namesOf(db, leagueId), league, 1, count, await cupPairs(db, league, cup, 1));
    await record(to, league, { key: 'season.cupDrawn', figures: { ...round, seed } }, teamIds);
  }

  private async decide(to: Transaction, { league_id: leagueId, season, round }: DueRound): Promise<void> {
    const { db } = to;
    await lockLeague(db, leagueId);
    const [due] = await dueCupRounds(db).where('p.league_id', '=', leagueId).execute();
    const league = { id: leagueId, season };
    const cup = await findCup(db, league);
    if (due?.season !== season || due.round !== round || cup === undefined) return;
    const pairs = await cupPairs(db, league, cup, round);
    const table = (await findTable(db, leagueId, season)).map(({ teamId }) => teamId);
    const lost = cupLosers(pairs, table);
    await storeRound(db, league, round, pairs, lost);
    const names = await namesOf(db, leagueId);
    const played = pairs.flatMap(({ home, away }) => (away === null ? [] : [home, away]));
    const figures = roundView(names, league, round, cup.rounds.length, pairs, lost);
    await record(to, league, { key: 'season.cupRound', figures }, played);
    const decided = await findCup(db, league);
    const winner = decided === undefined ? null : winnerOf(decided);
    if (winner !== null)
      await record(to, league, { key: 'season.cupWon', figures: { season, team: names.get(winner) ?? '' } }, [winner]);
  }
}

const isDue = ({ settings, season, today }: Undrawn): boolean => {
  const day = cupDay(settings, season);
  return day !== null && day <= today;
};

async function record(
  to: Transaction,
  { id, season }: OfSeason,
  says: SeasonLine,
  teamIds: readonly string[],
): Promise<void> {
  await touchLeagues(to.db, [id]);
  await to.record(leagueLine({ leagueId: id, actor: null, teamIds, says, data: { kind: 'cup', season } }));
  await to.record(toLeague(id, null, { type: 'leagueChanged' }));
}

const namesOf = async (db: Db, leagueId: string): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await db.selectFrom('team').select(['id', 'name']).where('league_id', '=', leagueId).execute()).map(
      ({ id, name }) => [id, name],
    ),
  );

function roundView(
  names: ReadonlyMap<string, string>,
  { season }: OfSeason,
  round: number,
  rounds: number,
  pairs: readonly PlayoffPair[],
  lost: readonly string[] = [],
): CupRound {
  const name = (id: string) => names.get(id) ?? '';
  return {
    season,
    round,
    rounds,
    pairs: pairs.map(({ home, away, homePoints, awayPoints }) => ({
      home: { name: name(home), points: homePoints },
      away: away === null ? null : { name: name(away), points: awayPoints },
      ...(away === null || lost.length === 0 ? {} : { winner: name(lost.includes(home) ? away : home) }),
    })),
  };
}
