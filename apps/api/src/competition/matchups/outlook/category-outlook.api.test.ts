import { describe, expect, test } from '@jest/globals';
import { dayPlus } from '@crease/core/calendar.js';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { figuresOf, type Figures } from '@crease/core/players/scoring/scoring.table.js';
import { writeGames } from '../../../players/games.tables.js';
import { seedOf, type PlayLeague } from '../../../testing/play-fixture.js';
import { fileApp } from '../../../testing/test-app.js';
import { ScoringService } from '../../scoring/scoring.service.js';
import { matchupSeasons, today } from '../testing/matchup-season.js';

const { app, query: run } = await fileApp();
const { database, matchups, goTo, sweep, ...seasons } = matchupSeasons(app, {
  num_teams: 2,
  format: 'h2h_most_categories',
  categories: 'G, SOG, S%, W x2',
  category_goalies: 1,
});
await run`insert into nhl_club (code, name, city, color)
   select c, c, c, '#123456' from unnest(${['TOR', 'MTL']}::text[]) c on conflict do nothing`;

const none = figuresOf(() => 0);
type Played = Partial<Figures> & { readonly player_id: number; readonly day: string; readonly game_id?: string };
let count = 1;
const deliver = async (season: string, games: readonly Played[]) => {
  await database.write(({ db }) =>
    writeGames(
      db,
      games.map((game) => ({ ...none, game_id: `o${count++}`, ...game, season, playoffs: false, source: 'test' })),
    ),
  );
  await app.app.get(ScoringService).accrueDue();
};

/**
 * A season whose first day is `days` ago. The skater of the first team has scored one and three goals in turn from four
 * shots, the other one goal from four shots; both goalies won every second game.
 */
async function begun(days: number, form: Partial<LeagueForm> = {}) {
  const league = await seasons.begun(5, form);
  const players: number[] = [];
  for (const [team, club] of [
    [0, 'TOR'],
    [1, 'MTL'],
  ] as const)
    for (const { id } of await league.hold(team, [seedOf('F', 1), seedOf('G', 1)])) {
      await run`update player set nhl_club = ${club} where id = ${id}`;
      players.push(id);
    }
  await run`update roster_entry set since = now() - interval '60 days' where league_id = ${league.id}`;
  await goTo(league, days);
  const { season, periods } = await matchups(league);
  const first = periods[0]?.starts_on ?? '';
  const [one = 0, ownGoalie = 0, two = 0, otherGoalie = 0] = players;
  await deliver(
    season,
    Array.from({ length: 12 }, (_, game) => {
      const day = dayPlus(first, -1 - game);
      const turn = game % 2;
      return [
        { player_id: one, day, g: turn === 0 ? 1 : 3, sog: 4 },
        { player_id: two, day, g: 1, sog: 4 },
        { player_id: ownGoalie, day, gs: 1, w: turn, sa: 30, ga: 3, goalie_seconds: 3_600 },
        { player_id: otherGoalie, day, gs: 1, w: turn, sa: 30, ga: 3, goalie_seconds: 3_600 },
      ];
    }).flat(),
  );
  return { league, season, first, one, two };
}
const schedule = (season: string, on: string) =>
  database.query(
    `insert into nhl_game (id, season, playoffs, day, starts_at, away, home, state, read_at)
     values ($1, $2, false, $3, $3::date + interval '23 hours', 'TOR', 'MTL', 'scheduled', now())`,
    [`outlook-${count++}`, season, on],
  );
const pageOf = (league: PlayLeague, query = '') => league.get<MatchupPageAnswer>(1, `/matchups/1/1${query}`);

function fromFirst(league: PlayLeague, answer: MatchupPageAnswer) {
  const home = answer.home.team_id === league.teams[0];
  const turned = (chance: number | null) => (chance === null || home ? chance : 1 - chance);
  return {
    ...answer,
    lines: answer.outlook?.categories.map((one) =>
      home ? [one.home, one.away, one.home_chance] : [one.away, one.home, one.away_chance],
    ),
    record: answer.outlook?.[home ? 'home_record' : 'away_record'],
    chance: turned(answer.chance),
    chances: answer.chances.map(({ day, chance }) => ({ day, chance: turned(chance) })),
  };
}

describe('a matchup by categories under way', () => {
  test('projects each category, and the chance to win from all of them', async () => {
    const { league, season, first, one, two } = await begun(2);
    const yesterday = { player_id: one, day: dayPlus(first, 1), game_id: 'yesterday' };
    await deliver(season, [
      yesterday,
      { player_id: one, day: first, g: 1, sog: 4 },
      { player_id: two, day: first, g: 0, sog: 6 },
    ]);
    expect(await pageOf(league)).toMatchObject({ schedule_known: false, outlook: null, chance: null, chances: [] });
    for (const by of [1, 4]) await schedule(season, dayPlus(today, by));
    const answer = fromFirst(league, await pageOf(league));
    expect(answer.home).toMatchObject({ projected: null, games_left: 4 });
    const [goals, shots, share, wins] = answer.lines ?? [];
    // 1 so far and two games of 2; 4 and 6 shots so far, and two games of 4.
    expect(goals?.slice(0, 2)).toEqual([5, 2]);
    expect(shots).toEqual([12, 14, 0]);
    expect(share?.slice(0, 2)).toEqual([0.417, 0.143]);
    expect(wins).toEqual([1, 1, 0.5]);
    // The difference in goals is 3 with the variance of two games of one or three goals: 24 ÷ 11. A tie is half.
    expect(goals?.[2]).toBeCloseTo(0.9729, 4);
    expect(share?.[2]).toBeGreaterThan(0.9);
    expect(answer.chance).toBeGreaterThan(0.55);
    expect(answer.chance).toBeLessThan(0.95);
    const { wins: won = 0, losses: lost = 0, ties = 0 } = answer.record ?? {};
    // The weights; each figure is rounded on its own.
    expect(Math.abs(won + lost + ties - 5)).toBeLessThan(0.15 + 1e-9);
    expect(answer.chances.map(({ day }) => day)).toEqual([null, first, dayPlus(first, 1)]);

    // More goals of yesterday raise the chance now, and leave those of the days before as they were.
    await deliver(season, [{ ...yesterday, g: 4, sog: 9 }]);
    const later = fromFirst(league, await pageOf(league));
    expect(later.chance).toBeGreaterThan(answer.chance ?? 1);
    expect(later.chances[0]).toEqual(answer.chances[0]);
    expect(later.chances[1]).toEqual(answer.chances[1]);
    await run`delete from nhl_game where id like 'outlook-%'`;
  });

  test('ends with the result as it was decided, and projects nothing then', async () => {
    const { league, season, first, one, two } = await begun(13, { format: 'h2h_each_category' });
    await deliver(season, [
      { player_id: one, day: first, g: 1, sog: 4 },
      { player_id: two, day: first, g: 2, sog: 6 },
    ]);
    await sweep();
    await sweep();
    const decided = fromFirst(league, await pageOf(league, `?season=${season}`));
    expect(decided).toMatchObject({ period: { state: 'final' }, outlook: null, chance: 0 });
    expect(decided.chances).toHaveLength(8);
    expect(decided.chances.at(-1)?.chance).toBe(0);
    // Corrections change neither the result nor its end of the line.
    await deliver(season, [{ player_id: one, day: dayPlus(first, 1), g: 9, sog: 90 }]);
    expect(fromFirst(league, await pageOf(league)).chances.at(-1)?.chance).toBe(0);
  });
});
