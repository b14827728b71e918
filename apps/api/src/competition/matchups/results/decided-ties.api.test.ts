import { beforeEach, expect, test } from '@jest/globals';
import type { ConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { bring, take } from '../../../archive/testing/moves.js';
import type { PlayLeague } from '../../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../../testing/test-app.js';
import { matchupSeasons, today } from '../testing/matchup-season.js';
import { expectRefusal } from '../../../testing/answers/expect-refusal.js';

const { app, query } = await fileApp();
/** Four teams play semi-finals in the third period, and a final with a match for third place in the fourth. */
const { database, sweep, goTo, matchups, log, step, ...seasons } = matchupSeasons(app, {
  num_teams: 4,
  playoff_teams: 4,
  playoff_end: 'season',
  playoff_consolation: 'none',
  playoff_ties: 'commissioner',
});

beforeEach(() => query`delete from nhl_game where id like 'tie-%'`);
const game = async (league: PlayLeague, hours: number) =>
  query`insert into nhl_game (id, season, day, starts_at, away, home, state, read_at)
     values ('tie-1', ${(await matchups(league)).season}, ${today}, now() + make_interval(hours => ${hours}), 'MTL', 'TOR', 'scheduled', now())
     on conflict (id) do update set starts_at = excluded.starts_at, season = excluded.season, day = excluded.day`;
const playoffs = async (league: PlayLeague) => {
  const { playoffs: found } = await matchups(league);
  if (found === null) throw new Error('The season has no play-offs.');
  return found;
};
const earn = async (league: PlayLeague, period: number, points: readonly number[]) => {
  for (const [index, sum] of points.entries())
    await query`insert into team_day (league_id, team_id, season, playoffs, day, points)
       select league_id, ${league.teams[index]}, season, false, starts_on, ${sum} from matchup_period where league_id = ${league.id} and number = ${period}`;
};
/** A league before the final's first game: one semi-final was level, or both. */
async function atFinal({ level = 1, form = {} }: { level?: number; form?: Partial<LeagueForm> } = {}) {
  const league = await seasons.begun(4, form);
  await goTo(league, 14);
  // The seeds are those of the teams' numbers.
  for (const period of [1, 2]) await earn(league, period, [90, 80, 70, 60]);
  await sweep();
  const { table } = await matchups(league);
  const seeds = table.map(({ team_id }) => league.teams.indexOf(team_id));
  const bySeed = (points: readonly number[]) => {
    const own: number[] = [];
    for (const [seed, team] of seeds.entries()) own[team] = points[seed] ?? 0;
    return own;
  };
  await earn(league, 3, bySeed(level === 2 ? [5, 7, 7, 5] : [5, 9, 7, 5]));
  await goTo(league, 21);
  await game(league, 3);
  await sweep();
  const at = (seed: number) => league.teams[seeds[seed - 1] ?? 0] ?? '';
  const path = async (home: string) => {
    const { periods } = await matchups(league);
    for (const { number, matchups: pairs, round } of periods)
      for (const pair of pairs)
        if (round !== null && pair.home_team_id === home)
          return `/api/${league.id}/matchups/${number}/${pair.number}/winner`;
    throw new Error('no pair');
  };
  return { league, at, bySeed, path };
}
type Final = Awaited<ReturnType<typeof atFinal>>;
const decide = async ({ league, path, at }: Final, home: number, winner: number, by = 0, where?: string) =>
  league.manager(by).api<Refused>('PUT', where ?? (await path(at(home))), {
    team_id: at(winner),
    reason: 'More shutouts',
  });
const undo = async ({ league, path, at }: Final, home: number) =>
  league.manager(0).api<Refused>('DELETE', await path(at(home)));
/** Pairs of the final round by seeds. */
const final = async ({ league, at }: Final) => {
  const seedOf = (id: string | null) => [1, 2, 3, 4].find((seed) => at(seed) === id);
  return (await playoffs(league)).pairs
    .filter(({ round }) => round === 2)
    .map(({ home_team_id, away_team_id }) => `${seedOf(home_team_id)}-${seedOf(away_team_id)}`);
};
const concerns = async (league: PlayLeague, by = 0) =>
  (await league.get<ConcernsAnswer>(by, '/concerns')).concerns.filter(({ kind }) => kind === 'ties-wait');
const titles = async (league: PlayLeague, by: number) =>
  (await league.manager(by).api<{ notices: { title: string }[] }>('GET', '/api/notices')).body.notices.map(
    ({ title }) => title,
  );

test('a tie waits for the commissioner, who is told, and whose decision pairs the next round', async () => {
  const life = await atFinal();
  const { league, at } = life;
  expect(await final(life)).toEqual([]);
  const [tied, other] = (await playoffs(league)).pairs;
  expect(tied).toMatchObject({ home_team_id: at(1), tie: 'waits' });
  expect(other).not.toHaveProperty('tie');
  const [concern] = await concerns(league);
  expect(concern).toMatchObject({ todo: true, count: 1, at: expect.any(String) });
  expect(await concerns(league, 1)).toEqual([]);
  expect(await titles(league, 0)).toContain('A tie in the play-offs waits for your decision');
  expect(await log(league)).toContainEqual(expect.stringMatching(/^The commissioner decides a tie of the play-offs: /));

  expectRefusal(await decide(life, 1, 4, 1), 403, 'forbidden');
  expect((await decide(life, 1, 2)).body.refusal).toMatchObject({ name: 'notInTie', field: 'team_id' });
  expect((await decide(life, 2, 3)).body.refusal?.name).toBe('tieNotOpen');
  expect((await undo(life, 1)).body.refusal?.name).toBe('noDecision');
  expect((await decide(life, 1, 4)).status).toBe(200);
  expect((await playoffs(league)).pairs[0]).toMatchObject({ ahead: at(4), broken: 'commissioner', tie: 'decided' });
  expect(await concerns(league)).toEqual([]);
  await sweep();
  expect(await final(life)).toEqual(['2-4']);
  expect(await log(league)).toContainEqual(
    expect.stringMatching(
      /decided the tie of .* in the semi-finals for .*, which was not decided before: More shutouts/,
    ),
  );
  const manager = league.teams.indexOf(at(4));
  if (manager !== 0)
    expect(await titles(league, manager)).toContainEqual(
      expect.stringMatching(/^Your commissioner decided the tie of/),
    );
  const { periods } = await matchups(league);
  const semi = periods.find(({ round }) => round === 1)?.matchups.find(({ home_team_id }) => home_team_id === at(1));
  expect(semi?.broken).toMatchObject({ reason: 'More shutouts', decided_by: expect.stringMatching(/\w+ \w+/) });
});

test('a decision is taken back until the next round begins, and its pairs with it', async () => {
  const life = await atFinal();
  const { league, at } = life;
  await decide(life, 1, 4);
  await sweep();
  expect(await final(life)).toEqual(['2-4']);
  expect((await playoffs(league)).pairs[0]).toMatchObject({ tie: 'decided' });
  expect((await undo(life, 1)).status).toBe(200);
  expect(await final(life)).toEqual([]);
  expect((await playoffs(league)).seeds.map(({ out_in }) => out_in)).toEqual([null, null, null, null]);
  expect((await playoffs(league)).pairs[0]).toMatchObject({ tie: 'waits' });
  await sweep();
  expect(await final(life)).toEqual([]);
  await decide(life, 1, 1);
  await sweep();
  expect(await final(life)).toEqual(['1-2']);
  await game(league, -1);
  expect((await undo(life, 1)).body.refusal).toMatchObject({ name: 'tieNotOpen' });
  expect((await decide(life, 1, 4)).status).toBe(409);
  expect((await playoffs(league)).pairs.find(({ home_team_id }) => home_team_id === at(1))).not.toHaveProperty('tie');
});

test('with the first game of the next round the better seeds go on, and the log says so', async () => {
  const life = await atFinal({ level: 2 });
  await sweep();
  expect(await final(life)).toEqual([]);
  await game(life.league, -1);
  await sweep();
  expect(await final(life)).toEqual(['1-2']);
  const lines = (await log(life.league)).filter((line) => line.startsWith('The commissioner did not decide in time'));
  expect(lines).toEqual([expect.stringMatching(/ in the semi-finals and .* in the semi-finals\.$/)]);
  await sweep();
  expect((await log(life.league)).filter((line) => line.includes('did not decide'))).toHaveLength(1);
});

test('the final and third place wait until the season ends @long', async () => {
  const life = await atFinal();
  const { league, at, bySeed } = life;
  await decide(life, 1, 4);
  await sweep();
  expect(await final(life)).toEqual(['2-4']);
  await earn(league, 4, bySeed([3, 8, 3, 8]));
  await goTo(league, 33);
  // Announced, then final.
  await sweep();
  await sweep();
  const waiting = await playoffs(league);
  expect(waiting.champion).toBeNull();
  expect(waiting.pairs.at(-1)).toMatchObject({ tie: 'waits' });
  expect(waiting.third?.pairs[0]).toMatchObject({ tie: 'waits' });
  expect((await decide(life, 2, 4)).body.refusal?.name).toBe('tieNotOpen');
  const periods = (await matchups(league)).periods;
  const last = periods.at(-1);
  const place = (home: string) =>
    `/api/${league.id}/matchups/${last?.number}/${last?.matchups.find((one) => one.home_team_id === home)?.number}/winner`;
  expect((await decide(life, 2, 4, 0, place(at(2)))).status).toBe(200);
  expect((await playoffs(league)).champion).toBe(at(4));
  expect(await log(league)).toContainEqual(expect.stringMatching(/won the play-offs of/));
  const owner = league.manager(0);
  const brought = await bring(owner, await take(app.url, owner.token, league.id));
  const kept =
    await query`select tie_by, tie_reason from matchup where league_id = ${brought.body.league_id} and tie_set_at is not null order by period`;
  expect(kept).toEqual([
    { tie_by: 'commissioner', tie_reason: 'More shutouts' },
    { tie_by: 'commissioner', tie_reason: 'More shutouts' },
  ]);

  expect((await step(league, 'offseason')).status).toBe(200);
  expect(await log(league)).toContainEqual(
    expect.stringMatching(/did not decide in time, so the better seed won: .* in the match for third place\.$/),
  );
  const { table } = await matchups(league);
  expect(table.map(({ team_id }) => [1, 2, 3, 4].find((seed) => at(seed) === team_id))).toEqual([4, 2, 1, 3]);
});

test('a final without a decision goes by the seed with the season, and waits again when that is taken back @long', async () => {
  const life = await atFinal();
  const { league, at, bySeed } = life;
  await decide(life, 1, 1);
  await sweep();
  await earn(league, 4, bySeed([8, 8, 1, 2]));
  await goTo(league, 33);
  await sweep();
  expect((await step(league, 'offseason')).status).toBe(200);
  expect((await playoffs(league)).champion).toBe(at(1));
  const { taking_back: change } = await league.get<PhaseAnswer>(0, '/phase');
  const back = await league.call(0, 'POST', '/phase/take-back', { change_id: change?.id });
  expect([back.status, JSON.stringify(back.body)]).toEqual([200, expect.any(String)]);
  expect(await playoffs(league)).toMatchObject({ champion: null });
  expect((await playoffs(league)).pairs.at(-1)).toMatchObject({ tie: 'waits' });
});
