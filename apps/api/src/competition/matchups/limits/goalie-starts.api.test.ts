import { describe, expect, test } from '@jest/globals';
import { dayPlus } from '@crease/core/calendar.js';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { SettingsAnswer, SettingsChangedAnswer } from '@crease/core/leagues/settings.answers.js';
import { figuresOf, type Figures } from '@crease/core/players/scoring/scoring.table.js';
import { randomFrom } from '@crease/core/random.js';
import { writeGames } from '../../../players/games.tables.js';
import { teamShares } from '../../../points/team-points.queries.js';
import { sharesOn } from '../../../points/shares.queries.js';
import { scoringOf } from '@crease/core/players/scoring/scoring.table.js';
import { fileApp } from '../../../testing/test-app.js';
import { NO_MINIMUMS, playLeague, type PlayLeague } from '../../../testing/play-fixture.js';
import { missSeason } from '../../scoring/missed-days.tables.js';
import { ScoringService } from '../../scoring/scoring.service.js';
import { matchupSeasons } from '../testing/matchup-season.js';

const { app, database, query } = await fileApp();
const SEASON = '2025-26';
const POSITIONS = ['F', 'D', 'G', 'G'] as const;
const LIMITS = [3, 2] as const;
/** The NHL's day, which begins at 12:00 UTC. */
const today = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
const day = (number: number) => dayPlus(today, number - 9);
const FIRST_OF_SECOND = 5;
const none = figuresOf(() => 0);

type Played = Partial<Figures> & { readonly player_id: number };
interface Season {
  readonly league: PlayLeague;
  /** The players of each team, in the order of the positions. */
  readonly players: readonly (readonly number[])[];
}

async function begin(form: Partial<LeagueForm>): Promise<Season> {
  const league = await playLeague(app, {
    form: { num_teams: 2, ...NO_MINIMUMS, max_roster_size: 6, ...form },
  });
  const players: number[][] = [];
  for (const team of league.teams) {
    const own = await league.free(POSITIONS.map((position) => ({ position, capHit: 1 })));
    for (const { id } of own)
      await query`insert into roster_past (league_id, team_id, player_id, place, from_at, to_at, acquired_at, acquired_by)
         values (${league.id}, ${team}, ${id}, 'active', now() - interval '90 days', now() + interval '1 day', now(), 'test')`;
    players.push(own.map(({ id }) => id));
  }
  await query`insert into league_season (league_id, season, starts_on, ends_on) values (${league.id}, ${SEASON}, ${day(0)}, ${day(40)})
     on conflict (league_id, season) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on`;
  await query`insert into matchup_season (league_id, season, seed) values (${league.id}, ${SEASON}, ${'0'.repeat(32)})`;
  if (form.format !== 'h2h_points')
    await query`insert into category_season (league_id, season, kind, categories, goalie_games, below)
       values (${league.id}, ${SEASON}, 'each', 'G, SV%', 1, 'all')`;
  for (const [index, limit] of LIMITS.entries()) {
    const [from, to] = index === 0 ? [0, FIRST_OF_SECOND - 1] : [FIRST_OF_SECOND, 9];
    await query`insert into matchup_period (league_id, season, number, starts_on, ends_on, goalie_starts, goalie_games)
       values (${league.id}, ${SEASON}, ${index + 1}, ${day(from)}, ${day(to)}, ${limit}, ${form.format === 'h2h_points' ? null : 1})`;
    await database.query(
      `insert into matchup (league_id, season, period, number, home_team_id, away_team_id) values ($1, $2, $3, 1, $4, $5)`,
      [league.id, SEASON, index + 1, ...league.teams],
    );
  }
  return { league, players };
}

/** Stores or corrects games; scores the day. */
async function deliver(on: number, games: readonly Played[]): Promise<void> {
  await database.write(({ db }) =>
    writeGames(
      db,
      games.map((game) => ({
        ...none,
        ...game,
        season: SEASON,
        playoffs: false,
        source: 'test',
        day: day(on),
        game_id: `s${on}`,
      })),
    ),
  );
  await app.app.get(ScoringService).accrueDue();
}

interface Count {
  readonly goals: number;
  readonly starts: number;
  readonly goalieGames: number;
}

function count(
  days: readonly (readonly { readonly goalie: boolean; readonly game: Played }[])[],
  limit: number,
): Count {
  let [goals, starts, goalieGames] = [0, 0, 0];
  for (const games of days) {
    const open = starts < limit;
    for (const { goalie, game } of games) {
      if (!goalie || open) goals += game.g ?? 0;
      if (goalie && open) goalieGames += 1;
      if (goalie) starts += game.gs ?? 0;
    }
  }
  return { goals, starts, goalieGames };
}

describe.each([
  ['points @long', { format: 'h2h_points' }],
  ['points with line-ups', { format: 'h2h_points', lineups: 'day' }],
  ['categories @long', { format: 'h2h_each_category', categories: 'G, SV%' }],
] as const)('a season of %s', (name, form) => {
  test('leaves out goalies after the day on which their starts reached the limit', async () => {
    const { league, players } = await begin(form);
    const inLineups = name === 'points with line-ups';
    const random = randomFrom(
      inLineups ? '3b'.repeat(16) : name === 'points @long' ? '3c'.repeat(16) : '3d'.repeat(16),
    );
    const upTo = (most: number) => Math.floor(random() * (most + 1));
    const played = new Map<number, Map<number, Played>>();
    const benched = new Map<string, number>();
    const left = new Map<number, number>();
    const reached = { early: 0, reopened: 0 };
    for (let change = 0; change < 20; change += 1) {
      const on = upTo(9);
      if (change % 10 === 9) {
        // A former player counts for fewer days.
        const id = players[upTo(1)]?.[2] ?? 0;
        left.set(id, Math.min(left.get(id) ?? 99, on));
        await query`update roster_past set to_at = least(to_at, ${day(on)}::date::timestamptz) where player_id = ${id} and league_id = ${league.id}`;
        await database.write(({ db }) => missSeason(db, league.id, SEASON, day(0)));
        await app.app.get(ScoringService).accrueDue();
        reached.reopened += 1;
      } else {
        for (const [team, own] of players.entries()) {
          if (!inLineups || benched.has(`${on} ${team}`)) continue;
          const idle = own[upTo(3)] ?? 0;
          benched.set(`${on} ${team}`, idle);
          const ids = own.filter((id) => id !== idle);
          await query`insert into lineup_day (league_id, team_id, day, player_ids, places)
            select league_id, ${league.teams[team]}, ${day(on)}, ${ids},
            ${JSON.stringify(ids.map((playerId) => ({ kind: 'U', playerId, standIn: false })))} from team
            where id = ${league.teams[team]}`;
        }
        const games = players.flatMap((own) =>
          own.flatMap((player_id, index) =>
            upTo(3) === 0 ? [] : [{ player_id, g: upTo(3), gs: index >= 2 ? upTo(1) : 0, sa: index >= 2 ? 20 : 0 }],
          ),
        );
        for (const game of games)
          played.set(on, (played.get(on) ?? new Map<number, Played>()).set(game.player_id, game));
        await deliver(on, games);
      }
      for (const [team, own] of players.entries()) {
        const teamId = league.teams[team] ?? '';
        const expected = LIMITS.map((limit, period) =>
          count(
            Array.from({ length: FIRST_OF_SECOND }, (_, index) => {
              const number = period * FIRST_OF_SECOND + index;
              return own.flatMap((id, place) => {
                const game = played.get(number)?.get(id);
                const idle = benched.get(`${number} ${team}`) === id || number >= (left.get(id) ?? 99);
                return game === undefined || idle ? [] : [{ goalie: place >= 2, game }];
              });
            }),
            limit,
          ),
        );
        for (const [period, { goals, starts, goalieGames }] of expected.entries()) {
          const { body } = await league.call<MatchupPageAnswer>(0, 'GET', `/matchups/${period + 1}/1`);
          const side = body.home.team_id === teamId ? body.home : body.away;
          expect([change, period, side?.goalie_starts?.used]).toEqual([change, period, starts]);
          if (starts > (LIMITS[period] ?? 0)) reached.early += 1;
          const shown = side?.players ?? [];
          if (form.format === 'h2h_points') {
            expect([change, period, side?.points]).toEqual([change, period, goals]);
            expect([change, period, shown.reduce((sum, { points }) => sum + points, 0)]).toEqual([
              change,
              period,
              goals,
            ]);
          } else {
            const { home_goalie_games, away_goalie_games, categories } = body.comparison;
            const isHome = body.home.team_id === teamId;
            expect([change, period, (isHome ? home_goalie_games : away_goalie_games) ?? 0]).toEqual([
              change,
              period,
              goalieGames,
            ]);
            const [category] = categories ?? [];
            expect([change, period, isHome ? category?.home : category?.away]).toEqual([change, period, goals]);
          }
        }
        const total = expected.reduce((sum, { goals }) => sum + goals, 0);
        const shares = await teamShares(database.db, league.id, teamId, SEASON);
        expect([change, shares.reduce((sum, { points }) => sum + points, 0)]).toEqual([change, total]);
        const all = await sharesOn(
          database.db,
          league.id,
          Array.from({ length: 10 }, (_, number) => ({ season: SEASON, day: day(number) })),
          { past: [], scoring: scoringOf({}), timeZone: 'America/Toronto' },
        );
        const own_ = all.filter((share) => share.teamId === teamId);
        expect([change, own_.reduce((sum, { points }) => sum + points, 0)]).toEqual([change, total]);
      }
    }
    expect(reached.early).toBeGreaterThan(5);
  });
});

test('a new limit begins with the next period, and can be taken back', async () => {
  const seasons = matchupSeasons(app, { num_teams: 2, goalie_starts_period: 3 });
  const league = await seasons.begun(4);
  await seasons.goTo(league, 2);
  const limits = async () =>
    (
      await query<{
        goalie_starts: number | null;
      }>`select goalie_starts from matchup_period where league_id = ${league.id} order by number`
    ).map((row) => row.goalie_starts);
  expect(await limits()).toEqual([3, 3, 3, 3]);
  const { status, body } = await league.call<SettingsChangedAnswer>(0, 'PATCH', '/settings', {
    goalie_starts_period: 5,
  });
  expect([status, body.applied]).toEqual([200, []]);
  const next = dayPlus(today, 5);
  expect(body.coming).toMatchObject([
    { key: 'goalie_starts_period', effect: 'next-period', due_at: `${next}T12:00:00.000Z` },
  ]);
  expect(await limits()).toEqual([3, 5, 5, 5]);
  const [coming] = body.coming;
  await league.call(0, 'DELETE', `/settings/coming/${coming?.id ?? ''}`);
  expect(await limits()).toEqual([3, 3, 3, 3]);
  await league.call(0, 'PATCH', '/settings', { goalie_starts_period: 0 });
  expect(await limits()).toEqual([3, null, null, null]);
  await seasons.goTo(league, 7);
  await query`update setting_change set due_at = now() - interval '1 hour' where league_id = ${league.id}`;
  await seasons.sweep();
  const settings = await league.call<SettingsAnswer>(0, 'GET', '/settings');
  expect(settings.body.coming).toEqual([]);
  expect(await limits()).toEqual([3, null, null, null]);
});

test('inside play-offs a limit changes for the next round only with a reason, which is logged', async () => {
  const seasons = matchupSeasons(app, {
    num_teams: 2,
    format: 'h2h_each_category',
    categories: 'G, A, SV%',
    category_goalies: 3,
  });
  const league = await seasons.begun(4);
  await seasons.goTo(league, 8);
  await query`update matchup_period set round = number - 1 where league_id = ${league.id} and number > 1`;
  const needed = async () =>
    (
      await query<{
        goalie_games: number | null;
      }>`select goalie_games from matchup_period where league_id = ${league.id} order by number`
    ).map((row) => row.goalie_games);
  expect(await needed()).toEqual([3, 3, 3, 3]);
  const change = (more: object = {}) =>
    league.call<SettingsChangedAnswer>(0, 'PATCH', '/settings', { category_goalies: 4, ...more });
  expect((await change()).body.coming).toMatchObject([{ effect: 'next-season', reason: null }]);
  expect(await needed()).toEqual([3, 3, 3, 3]);
  const override = { force: { reason: 'All managers agreed', illegal_team_ids: [] } };
  const { status, body } = await change(override);
  expect([status, body.coming]).toMatchObject([200, [{ effect: 'next-period', reason: 'All managers agreed' }]]);
  expect(await needed()).toEqual([3, 3, 4, 4]);
  expect((await seasons.log(league))[0]).toContain('Commissioner override: All managers agreed');
});
