import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { nightOf } from '@crease/core/players/nhl/night.rules.js';
import { seasonOfDay } from '@crease/core/season.js';
import { nightWords } from '@crease/core/players/nhl/night.words.js';
import {
  lineOfGame,
  pointsOf,
  SCORED_COLUMNS,
  scoringOf,
  sumOfPoints,
} from '@crease/core/players/scoring/scoring.table.js';
import { rulesOfDay } from '@crease/core/seasons/scoring.rules.js';
import type { TonightAnswer } from '@crease/core/seasons/tonight.answers.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { gamesOf, readSource } from '../players/night.tables.js';
import { sampleNight } from '../players/sample-night.tables.js';
import { earnedOn } from '../competition/earned.queries.js';
import { countsOn } from '../points/counting-limits.queries.js';
import { pastRules } from '../points/points.queries.js';
import { namesIn } from '../platform/database/rows.js';

const leagueRow = namesIn('league');

@Injectable()
export class TonightQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: DbClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async tonight(leagueId: string): Promise<TonightAnswer> {
    const { db } = this.database;
    const day = nightOf(this.clock.now());
    const { sample, playing } = await db
      .selectFrom('league')
      .select([
        'is_sample as sample',
        sql<boolean>`${leagueRow.phase} = 'in-season' and ${leagueRow.current_season} = ${seasonOfDay(day)}`.as(
          'playing',
        ),
      ])
      .where('id', '=', leagueId)
      .executeTakeFirstOrThrow();
    const [games, source, night] = await Promise.all([gamesOf(db, day, sample), readSource(db), sampleNight(db)]);
    const replayed = sample && night?.day === day ? night : undefined;
    const [teams, players] = games.length === 0 ? [[], []] : await this.ofLeague(leagueId, day, sample);
    return {
      day,
      source: sample
        ? { on: replayed !== undefined, read_at: replayed?.read_at?.toISOString() ?? null, silent_since: null }
        : {
            on: this.config.NHL_LIVE_SECONDS !== undefined,
            read_at: source?.answered_at?.toISOString() ?? null,
            silent_since: source?.silent_since?.toISOString() ?? null,
          },
      replay:
        sample && playing
          ? { under_way: replayed !== undefined && replayed.ended_at === null, over: replayed?.ended_at != null }
          : null,
      games: games.map(({ id, starts_at, away, home, state, away_score, home_score, period, clock }) => ({
        id,
        starts_at: starts_at.toISOString(),
        away,
        home,
        state,
        away_score,
        home_score,
        period,
        clock,
      })),
      teams,
      players,
    };
  }

  private async ofLeague(
    leagueId: string,
    day: string,
    sample: boolean,
  ): Promise<[TonightAnswer['teams'], TonightAnswer['players']]> {
    const { db } = this.database;
    const [league, earned, held] = await Promise.all([
      db
        .selectFrom('league as l')
        .select(['l.settings', 'l.time_zone', pastRules(db).as('past')])
        .where('l.id', '=', leagueId)
        .executeTakeFirstOrThrow(),
      earnedOn(db, leagueId, day).execute(),
      db
        .selectFrom('roster_entry as r')
        .innerJoin('player as p', 'p.id', 'r.player_id')
        .innerJoin('nhl_game as n', (join) =>
          join
            .on('n.day', '=', day)
            .on('n.sample', '=', sample)
            .on(({ or, eb, ref }) => or([eb('n.away', '=', ref('p.nhl_club')), eb('n.home', '=', ref('p.nhl_club'))])),
        )
        .leftJoin('lineup_day as x', (join) =>
          join.onRef('x.league_id', '=', 'r.league_id').onRef('x.team_id', '=', 'r.team_id').on('x.day', '=', day),
        )
        .leftJoin('player_game as k', (join) => join.onRef('k.player_id', '=', 'p.id').onRef('k.game_id', '=', 'n.id'))
        .select([
          'r.player_id',
          'r.team_id',
          'n.id as game_id',
          'p.position',
          'k.day as played',
          ...SCORED_COLUMNS.map((column) => `k.${column}` as const),
        ])
        .select(countsOn(leagueId, day).as('active'))
        .where('r.league_id', '=', leagueId)
        .orderBy('r.player_id')
        .execute(),
    ]);
    const { scoring } = rulesOfDay(day, league.past, {
      scoring: scoringOf(league.settings),
      timeZone: league.time_zone,
    });
    const teams = new Map<string, number>();
    for (const { team_id, points } of earned) teams.set(team_id, sumOfPoints([teams.get(team_id) ?? 0, points]));
    return [
      [...teams].map(([team_id, points]) => ({ team_id, points })),
      held.map((one) => ({
        player_id: one.player_id,
        team_id: one.team_id,
        active: one.active,
        game_id: one.game_id,
        points: one.played === null ? null : pointsOf(lineOfGame(one), scoring, one.position),
        line: one.played === null ? null : nightWords(one.position, toldOf(one)),
      })),
    ];
  }
}

/** Unknown figures count as 0. */
export const toldOf = ({
  g,
  a,
  sog,
  ga,
  sa,
  so,
}: Readonly<Record<'g' | 'a' | 'sog' | 'ga' | 'sa' | 'so', number | null>>) => ({
  g: g ?? 0,
  a: a ?? 0,
  sog: sog ?? 0,
  ga: ga ?? 0,
  sa: sa ?? 0,
  so: so ?? 0,
});
