import { expect, test } from '@jest/globals';
import { dayPlus } from '@crease/core/calendar.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { GamesCaps } from '@crease/core/competition/roto/games-caps.rules.js';
import { randomFrom } from '@crease/core/random.js';
import type { Season } from '@crease/core/season.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import type { LineupAnswer } from '@crease/core/teams/lineup/lineup.answers.js';
import { bring, take } from '../../archive/testing/moves.js';
import { teamShares } from '../../points/team-points.queries.js';
import type { PlayLeague } from '../../testing/play-fixture.js';
import { fileApp } from '../../testing/test-app.js';
import { planMatchups } from '../matchups/calendar.writer.js';
import { missSeason } from '../scoring/missed-days.tables.js';
import { ScoringService } from '../scoring/scoring.service.js';
import { beginRoto, deliverGames, readRoto, type Played } from './testing/roto-season.js';

const { app, database, query } = await fileApp();
const accrue = () => app.app.get(ScoringService).accrueDue();
const POSITIONS = ['F', 'F', 'D', 'G'] as const;
const CATEGORIES: Partial<LeagueForm> = { num_teams: 2, categories: 'G, HIT, SV%, P/GP' };

/** A place of a line-up, or a position. */
type Kind = string;
interface Count {
  /** Goals of games that count. */
  readonly goals: number;
  readonly used: Readonly<Record<Kind, number>>;
}

/** Counts a team's games one by one. A kind of place closes on the day after it reaches its cap. */
function count(
  days: readonly (readonly { readonly kind: Kind; readonly game: Played }[])[],
  caps: Readonly<Record<Kind, number>>,
): Count {
  let goals = 0;
  const used: Record<Kind, number> = {};
  for (const games of days) {
    const open = new Set(Object.keys(caps).filter((kind) => (used[kind] ?? 0) < (caps[kind] ?? 0)));
    for (const { kind, game } of games) {
      // A goalie who only sat on the bench has no game.
      const appeared = kind !== 'G' || (game.sa ?? 0) > 0;
      if (appeared && kind in caps && !open.has(kind)) continue;
      goals += game.g ?? 0;
      if (appeared) used[kind] = (used[kind] ?? 0) + 1;
    }
  }
  return { goals, used };
}

test.each([
  ['by position @long', { games_cap: 4, goalie_games_cap: 3, min_forwards: 1, min_defense: 0, min_goalies: 1 }],
  [
    'by place of the line-up',
    { games_cap: 3, goalie_games_cap: 2, lineups: 'day', lineup_f: 0, lineup_c: 1, lineup_u: 2 },
  ],
] as const)('of a season count the games up to a cap, %s', async (name, form) => {
  const inLineups = name !== 'by position @long';
  const caps: Record<Kind, number> = inLineups ? { C: 3, U: 6, D: 12, G: 2 } : { F: 4, G: 3 };
  const { league, players, day } = await beginRoto(app, { ...CATEGORIES, ...form }, POSITIONS);
  const { roto } = await readRoto(league);
  expect(Object.fromEntries(roto?.games_caps.map(({ kind, cap }) => [kind, cap]) ?? [])).toEqual(caps);
  const random = randomFrom(inLineups ? '2b'.repeat(16) : '2c'.repeat(16));
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const played = new Map<number, Map<number, Played>>();
  const kinds = new Map<string, Kind>();
  const left = new Map<number, number>();
  for (let change = 0; change < 30; change += 1) {
    const on = upTo(9);
    if (change % 10 === 9) {
      // A former player counts for fewer days.
      const id = players[upTo(1)]?.[0] ?? 0;
      left.set(id, Math.min(left.get(id) ?? 99, on));
      await query`update roster_past set to_at = least(to_at, ${day(on)}::date::timestamptz) where player_id = ${id} and league_id = ${league.id}`;
      const { season } = await readRoto(league);
      await database.write(({ db }) => missSeason(db, league.id, season, day(0)));
      await accrue();
    } else {
      if (inLineups)
        for (const [team, own] of players.entries()) {
          if (kinds.has(`${on} ${own[0]}`)) continue;
          const places = own.map((playerId, index) => {
            const kind = index === 3 ? 'G' : (['C', 'U', 'D'][upTo(2)] ?? 'U');
            kinds.set(`${on} ${playerId}`, kind);
            return { kind, playerId, standIn: false };
          });
          await query`insert into lineup_day (league_id, team_id, day, player_ids, places)
            select league_id, ${league.teams[team]}, ${day(on)}, ${own}, ${JSON.stringify(places)} from team
            where id = ${league.teams[team]}`;
        }
      const games = players
        .flat()
        .filter(() => upTo(3) > 0)
        .map((player_id) => ({ player_id, g: upTo(3), hits: upTo(2), sa: 30 * upTo(1) }));
      for (const game of games) played.set(on, (played.get(on) ?? new Map<number, Played>()).set(game.player_id, game));
      await deliverGames(app, league, day(on), games);
    }
    const now = await readRoto(league);
    for (const [team, own] of players.entries()) {
      const days = [...played]
        .sort(([a], [b]) => a - b)
        .map(([number, games]) =>
          own.flatMap((id, index) => {
            const game = games.get(id);
            if (game === undefined || number >= (left.get(id) ?? 99)) return [];
            return [{ kind: inLineups ? (kinds.get(`${number} ${id}`) ?? '') : (POSITIONS[index] ?? 'F'), game }];
          }),
        );
      const expected = count(days, caps);
      const row = now.roto?.teams.find(({ team_id: id }) => id === league.teams[team]);
      expect([change, row?.places[0]?.figure]).toEqual([change, expected.goals]);
      const used = now.roto?.games_caps.map(({ kind }, index) => [kind, row?.games[index]?.used]) ?? [];
      expect([change, Object.fromEntries(used)]).toEqual([
        change,
        Object.fromEntries(Object.keys(caps).map((kind) => [kind, expected.used[kind] ?? 0])),
      ]);
    }
  }
  const last = await readRoto(league);
  const [first] = last.roto?.teams ?? [];
  // A cap was reached, and ten of twenty days are over.
  expect(first?.games.some(({ used }, index) => used >= (last.roto?.games_caps[index]?.cap ?? 0))).toBe(true);
  expect(first?.games.map(({ projected }) => projected)).toEqual(first?.games.map(({ used }) => 2 * used));
  const owner = league.manager(0);
  const brought = await bring(owner, await take(app.url, owner.token, league.id));
  const { body } = await owner.api<typeof last>('GET', `/api/${brought.body.league_id ?? ''}/roto`);
  expect(body.roto?.games_caps).toEqual(last.roto?.games_caps);
  expect(body.roto?.teams.map(({ games }) => games)).toEqual(last.roto?.teams.map(({ games }) => games));
});

/** The goals of games that count for a team, and its games by kind of place, as the line-up page shows them. */
async function readPlaces(league: PlayLeague, team: number, on: string, season: Season) {
  const teamId = league.teams[team] ?? '';
  const shares = await teamShares(database.db, league.id, teamId, season);
  const [row] = await query<{
    points: number;
  }>`select points::float8 from team_points where team_id = ${teamId} and season = ${season} and not playoffs`;
  const { body } = await league.call<LineupAnswer>(1, 'GET', `/teams/${teamId}/lineup?day=${on}`);
  return {
    goals: row?.points ?? 0,
    shared: shares.reduce((sum, { points }) => sum + points, 0),
    caps: body.games_caps,
  };
}

test.each([
  ['a season of points @long', { format: 'points', season_games_cap: 3, season_goalie_games_cap: 2 }, [[0, 19]]],
  [
    'matchup periods',
    { format: 'h2h_points', playoff_teams: 0, period_games_cap: 1, period_limits: 'fixed' },
    [
      [0, 4],
      [5, 9],
    ],
  ],
] as const)('games by place count up to the caps of %s', async (name, form, spans) => {
  const inPeriods = name === 'matchup periods';
  const places = { lineup_f: 0, lineup_c: 1, lineup_u: 2, lineup_d: 4, lineup_g: 1 };
  const caps: Record<Kind, number> = inPeriods ? { C: 1, U: 2, D: 4 } : { C: 3, U: 6, D: 12, G: 2 };
  const { league, players, day } = await beginRoto(
    app,
    { num_teams: 2, lineups: 'day', ...places, ...form },
    POSITIONS,
  );
  const { season } = await readRoto(league);
  if (inPeriods) {
    // The periods of a season that began earlier, with the caps as they are planned.
    const planned = await query<{
      games_caps: GamesCaps;
    }>`select games_caps from matchup_period where league_id = ${league.id}`;
    expect(planned.length).toBeGreaterThan(0);
    for (const { games_caps } of planned) expect(games_caps).toEqual(caps);
    await query`delete from matchup_period where league_id = ${league.id}`;
    for (const [index, [from, to]] of spans.entries())
      await query`insert into matchup_period (league_id, season, number, starts_on, ends_on, games_caps)
         values (${league.id}, ${season}, ${index + 1}, ${day(from)}, ${day(to)}, ${JSON.stringify(caps)})`;
  }
  const random = randomFrom(inPeriods ? '4b'.repeat(16) : '4c'.repeat(16));
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const played = new Map<number, Map<number, Played>>();
  const kinds = new Map<string, Kind>();
  const left = new Map<number, number>();
  let counted: readonly (readonly [number, number])[] = spans;
  let closed = 0;
  for (let change = 0; change < 20; change += 1) {
    const on = upTo(9);
    if (change % 10 === 9) {
      const id = players[upTo(1)]?.[0] ?? 0;
      left.set(id, Math.min(left.get(id) ?? 99, on));
      await query`update roster_past set to_at = least(to_at, ${day(on)}::date::timestamptz) where player_id = ${id} and league_id = ${league.id}`;
      await database.write(({ db }) => missSeason(db, league.id, season, day(0)));
      await accrue();
    } else if (!inPeriods && change % 5 === 3) {
      // Corrected dates: earlier days and the closings after them no longer count, or count again.
      const [first, last] = change % 10 === 3 ? [2, 17] : [0, 18];
      const answer = await league.call(0, 'PUT', '/phase/dates', {
        season,
        season_starts_on: day(first),
        season_ends_on: day(last),
      });
      expect(answer.status).toBe(200);
      counted = [[first, last]];
      await accrue();
    } else {
      for (const [team, own] of players.entries()) {
        if (kinds.has(`${on} ${own[0]}`)) continue;
        const set = own.map((playerId, index) => {
          const kind = index === 3 ? 'G' : (['C', 'U', 'D'][upTo(2)] ?? 'U');
          kinds.set(`${on} ${playerId}`, kind);
          return { kind, playerId, standIn: false };
        });
        await query`insert into lineup_day (league_id, team_id, day, player_ids, places) values (${league.id}, ${league.teams[team]}, ${day(on)}, ${own}, ${JSON.stringify(set)})
           on conflict (league_id, team_id, day) do update set player_ids = excluded.player_ids, places = excluded.places`;
      }
      const games = players
        .flat()
        .filter(() => upTo(3) > 0)
        .map((player_id) => ({ player_id, g: upTo(3), sa: 30 * upTo(1) }));
      // A goalie who only sat on the bench has no points.
      const given = games.map((game) =>
        players.some((own) => own[3] === game.player_id) && game.sa === 0 ? { ...game, g: 0 } : game,
      );
      for (const game of given) played.set(on, (played.get(on) ?? new Map<number, Played>()).set(game.player_id, game));
      await deliverGames(app, league, day(on), given);
    }
    for (const [team, own] of players.entries()) {
      const counts = counted.map(([from, to]) =>
        count(
          [...played]
            .filter(([number]) => number >= from && number <= to)
            .sort(([a], [b]) => a - b)
            .map(([number, games]) =>
              own.flatMap((id) => {
                const game = games.get(id);
                if (game === undefined || number >= (left.get(id) ?? 99)) return [];
                return [{ kind: kinds.get(`${number} ${id}`) ?? '', game }];
              }),
            ),
          caps,
        ),
      );
      const goals = counts.reduce((sum, one) => sum + one.goals, 0);
      const now = await readPlaces(league, team, day(9), season);
      expect([change, now.goals, now.shared]).toEqual([change, goals, goals]);
      expect(Object.fromEntries(now.caps?.kinds.map(({ kind, cap }) => [kind, cap]) ?? [])).toEqual(caps);
      const last = counts.at(-1);
      for (const one of now.caps?.kinds ?? []) {
        const used = last?.used[one.kind] ?? 0;
        expect([change, one.kind, Math.min(one.used, one.cap)]).toEqual([change, one.kind, Math.min(used, one.cap)]);
        if (one.closed) closed += 1;
      }
    }
  }
  expect(closed).toBeGreaterThan(5);
  const owner = league.manager(0);
  const page = (await owner.api<TeamPageAnswer>('GET', `/api/${league.id}/teams/${league.teams[1]}`)).body;
  const ofPage = page.games_caps?.kinds.map(({ kind, cap }) => [kind, cap]) ?? [];
  // The periods of this test end before today.
  expect(Object.fromEntries(ofPage)).toEqual(inPeriods ? {} : caps);
  const stored = (of: string) =>
    query`select t.number, p.kind, p.from_day::text from closed_place p join team t on t.league_id = p.league_id and t.id = p.team_id
       where p.league_id = ${of} order by 1, 2, 3`;
  const brought = await bring(owner, await take(app.url, owner.token, league.id));
  expect(await stored(brought.body.league_id ?? '')).toEqual(await stored(league.id));
});

test('a season without caps counts every game', async () => {
  const { league } = await beginRoto(app, { games_cap: 0, goalie_games_cap: 0, min_forwards: 1, min_goalies: 1 });
  expect((await readRoto(league)).roto).toMatchObject({ games_caps: [] });
});

test.each([
  ['points', { season_games_cap: 1, season_goalie_games_cap: 1 }, 'team_day', 'points'],
  ['roto', { games_cap: 1, goalie_games_cap: 1 }, 'team_figures', "coalesce(figures ->> 'g', '0')"],
] as const)('caps of a season of %s end before the play-offs after its table', async (format, caps, table, goals) => {
  const form = { format, ...caps, min_forwards: 1, min_goalies: 1, table_playoff_teams: 2 };
  const { league, players, day } = await beginRoto(app, { ...CATEGORIES, ...form });
  const { season } = await readRoto(league);
  const [player_id = 0] = players[0] ?? [];
  await query`delete from matchup_period where league_id = ${league.id}`;
  await query`insert into matchup_period (league_id, season, number, starts_on, ends_on, round) values (${league.id}, ${season}, 1, ${day(5)}, ${day(9)}, 1)`;
  for (const on of [0, 4, 5]) await deliverGames(app, league, day(on), [{ player_id, g: 2 }]);
  const counted = await database.query<{ day: string; goals: number }>(
    `select day::text, (${goals})::float8 as goals from ${table}
     where league_id = $1 and team_id = $2 and (${goals})::float8 > 0 order by day`,
    [league.id, league.teams[0]],
  );
  expect(counted).toEqual([
    { day: day(0), goals: 2 },
    { day: day(5), goals: 2 },
  ]);
});

test('play-offs that are planned on other days move the days that a cap closes', async () => {
  const form = { ...CATEGORIES, min_forwards: 1, min_goalies: 1, table_playoff_teams: 2 };
  const { league, players, day } = await beginRoto(app, { ...form, format: 'points', season_games_cap: 1 });
  const { season } = await readRoto(league);
  const endsOn = day(40);
  await query`update league_season set ends_on = ${endsOn} where league_id = ${league.id}`;
  await query`delete from matchup_period where league_id = ${league.id}`;
  await query`insert into matchup_period (league_id, season, number, starts_on, ends_on, round) values (${league.id}, ${season}, 1, ${day(14)}, ${day(20)}, 1)`;
  const closed = () => query`select from_day::text, to_day::text from closed_place where league_id = ${league.id}`;
  await deliverGames(app, league, day(0), [{ player_id: players[0]?.[0] ?? 0, g: 2 }]);
  expect(await closed()).toEqual([{ from_day: day(1), to_day: day(13) }]);
  await database.write(({ db }) => planMatchups(db, { id: league.id, season }, { startsOn: day(0), endsOn }));
  const [round] = await query<{
    on: string;
  }>`select starts_on::text as on from matchup_period where league_id = ${league.id}`;
  expect(round?.on).not.toBe(day(14));
  expect(await closed()).toEqual([{ from_day: day(1), to_day: dayPlus(round?.on ?? '', -1) }]);
});
