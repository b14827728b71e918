import { expect, test } from '@jest/globals';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { MatchupsAnswer, PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { lotteryOrder } from '@crease/core/draft/order/lottery.rules.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import { seasonPlus } from '@crease/core/season.js';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { bring, take } from '../../archive/testing/moves.js';
import type { PlayLeague } from '../../testing/play-fixture.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { findPrecedence } from '../table.queries.js';
import { findClosedTeams } from './closed-teams.queries.js';
import { matchupSeasons } from './testing/matchup-season.js';

const { app, query } = await fileApp();
/** Four teams play for the title in two rounds, and four do not. */
const {
  database,
  sweep,
  step,
  begun,
  goTo,
  matchups,
  log: lines,
} = matchupSeasons(app, {
  num_teams: 8,
  playoff_teams: 4,
  playoff_periods: 1,
  playoff_reseed: true,
});

const playoffs = async (league: PlayLeague) => {
  const { playoffs: found } = await matchups(league);
  if (found === null) throw new Error('The season has no play-offs.');
  return found;
};
const log = async (league: PlayLeague) => (await lines(league)).join('\n');

async function earn(league: PlayLeague, period: number, points: Readonly<Record<string, number>>) {
  for (const [team, sum] of Object.entries(points))
    await query`insert into team_day (league_id, team_id, season, playoffs, day, points)
       select league_id, ${team}, season, false, starts_on, ${sum} from matchup_period where league_id = ${league.id} and number = ${period}`;
}

/** A league on the first day of its semi-finals. `order` has the teams by the table. */
async function inSemiFinals(form: Partial<LeagueForm> = {}) {
  const league = await begun(5, form);
  const points = Object.fromEntries(league.teams.map((team, index) => [team, 90 - 10 * index]));
  await goTo(league, 15);
  for (const period of [1, 2]) await earn(league, period, points);
  await sweep();
  const { table, season } = await matchups(league);
  const order = table.map((row) => row.team_id);
  const at = (rank: number) => order[rank - 1] ?? '';
  /** Pairs by their teams' places in the table. */
  const placed = (pairs: PlayoffsView['pairs'] = []) =>
    pairs.map((pair) => {
      const [home, away] = [pair.home_team_id, pair.away_team_id].map((id) => order.indexOf(id ?? '') + 1);
      return `${pair.round}: ${home}-${away}`;
    });
  return { league, season, order, at, placed };
}

const placesOf = (order: readonly string[], ids: readonly string[]) => ids.map((id) => order.indexOf(id) + 1).join('');
const closed = async ({ id, teams }: PlayLeague) =>
  findClosedTeams(database.db, { id, phase: 'in-season', settings: { format: 'h2h_points' } }, teams);

test('third place and a consolation bracket are played beside the title, and their teams keep their adds', async () => {
  const { league, season, order, at, placed } = await inSemiFinals();
  const semi = await playoffs(league);
  expect(placed(semi.pairs)).toEqual(['1: 1-4', '1: 2-3']);
  expect(semi.third).toEqual({ pairs: [] });
  expect(placed(semi.consolation?.pairs)).toEqual(['1: 5-8', '1: 6-7']);
  expect(await closed(league)).toEqual(new Set());
  expect(await log(league)).toMatch(/The semi-finals: .*\(4\).*\. Consolation bracket: .*\(1\) meets .*\(4\);/);

  await earn(league, 3, { [at(4)]: 9, [at(3)]: 9, [at(8)]: 9, [at(6)]: 9 });
  await goTo(league, 22);
  await sweep();
  const final = await playoffs(league);
  expect(placed(final.pairs.slice(2))).toEqual(['2: 3-4']);
  expect(placed(final.third?.pairs)).toEqual(['2: 1-2']);
  expect(placed(final.consolation?.pairs.slice(2))).toEqual(['2: 6-8']);
  expect(await closed(league)).toEqual(new Set([at(5), at(7)]));
  const brackets = (await matchups(league)).periods[3]?.matchups.map(({ number, bracket }) => [number, bracket]);
  expect(brackets).toEqual([
    [1, null],
    [2, 'third'],
    [3, 'consolation'],
  ]);
  const page = await league.call<MatchupPageAnswer>(0, 'GET', '/matchups/4/2');
  expect(page.body.period).toMatchObject({ round: 2, bracket: 'third' });

  await earn(league, 4, { [at(4)]: 9, [at(2)]: 9, [at(8)]: 9 });
  await goTo(league, 33);
  await sweep();
  await sweep();
  const over = await playoffs(league);
  expect(placesOf(order, [over.champion ?? '', over.consolation?.winner ?? ''])).toBe('48');
  expect(await log(league)).toMatch(/for third place, .* beat .*; in the lower bracket, .* beat /);

  expect((await step(league, 'offseason')).status).toBe(200);
  // The table orders teams that lost in the same round. Further matches change no place.
  const worstFirst = (await findPrecedence(database.db, league.id, season)) ?? [];
  expect(placesOf(order, worstFirst)).toBe('87652134');
}, 60_000);

test('they leave in an archive and come back', async () => {
  const { league, at } = await inSemiFinals();
  await earn(league, 3, { [at(4)]: 9, [at(3)]: 9, [at(8)]: 9, [at(6)]: 9 });
  await goTo(league, 22);
  await sweep();
  const owner = league.manager(0);
  const brought = await bring(owner, await take(app.url, owner.token, league.id));
  const copy = (await owner.api<MatchupsAnswer>('GET', `/api/${brought.body.league_id}/matchups`)).body.playoffs;
  const plain = ({ third, consolation, champion: _, ...title }: PlayoffsView) =>
    [title, third, consolation].map((bracket) => JSON.stringify(bracket).replaceAll(/"[A-Za-z0-9]{12}"/g, 'team'));
  expect(copy === null ? [] : plain(copy)).toEqual(plain(await playoffs(league)));
}, 60_000);

test('a season that ends in the middle of the last round ranks by the matches as they stand; a step back opens them', async () => {
  const { league, season, order, at } = await inSemiFinals({ playoff_consolation: 'losers' });
  await earn(league, 3, { [at(1)]: 9, [at(2)]: 9, [at(8)]: 9, [at(7)]: 9 });
  await goTo(league, 24);
  await sweep();
  await earn(league, 4, { [at(2)]: 5, [at(4)]: 5, [at(7)]: 5 });
  expect((await step(league, 'offseason')).status).toBe(200);
  const ended = await playoffs(league);
  expect(ended.consolation).toMatchObject({ kind: 'losers', winner: at(7) });
  expect(placesOf(order, (await findPrecedence(database.db, league.id, season)) ?? [])).toBe('87654312');

  const { taking_back: change } = await league.get<PhaseAnswer>(0, '/phase');
  const back = await league.call(0, 'POST', '/phase/take-back', { change_id: change?.id });
  expect(back.status).toBe(200);
  const again = await playoffs(league);
  const lost = (seeds: PlayoffsView['seeds'] = []) => seeds.map(({ out_in: round }) => round);
  expect(lost(again.seeds)).toEqual([null, null, 1, 1]);
  expect(lost(again.consolation?.seeds)).toEqual([1, 1, null, null]);
  expect(again.consolation?.winner).toBeNull();
}, 60_000);

test('the winner of a loser’s bracket gets a pick at the end of round 1, and taking the season’s end back removes it', async () => {
  const { league, season, order, at } = await inSemiFinals({
    playoff_consolation: 'losers',
    playoff_losers_pick: true,
  });
  await earn(league, 3, { [at(1)]: 9, [at(2)]: 9, [at(8)]: 9, [at(6)]: 9 });
  await goTo(league, 22);
  await sweep();
  await earn(league, 4, { [at(1)]: 9, [at(8)]: 9 });
  await goTo(league, 33);
  await sweep();
  await sweep();
  const picks = () =>
    query<{
      season: string;
      type: string;
      round: number;
      owner: string;
      place: number | null;
    }>`select season, type, round, place, owner_team_id as owner from draft_pick where league_id = ${league.id} and extra > 0`;
  const next = seasonPlus(season, 1);
  const end = async () => expect((await step(league, 'offseason')).status).toBe(200);
  await end();
  const prize = [{ season: next, type: 'general', round: 1, place: null, owner: at(8) }];
  expect(await picks()).toEqual(prize);
  expect(await log(league)).toContain(`at the end of round 1 of the general draft of ${next}`);
  expect(placesOf(order, (await findPrecedence(database.db, league.id, season)) ?? [])[0]).toBe('8');

  const { taking_back: change } = await league.get<PhaseAnswer>(0, '/phase');
  await league.call(0, 'POST', '/phase/take-back', { change_id: change?.id });
  expect(await picks()).toEqual([]);
  await end();
  expect(await picks()).toEqual(prize);
}, 60_000);

test('the winner of a loser’s bracket picks first in the next draft, ahead of a lottery', async () => {
  const { league, season, order, at } = await inSemiFinals({
    playoff_consolation: 'losers',
    playoff_losers_first: true,
    lottery_teams: 3,
  });
  await earn(league, 3, { [at(1)]: 9, [at(2)]: 9, [at(8)]: 9, [at(6)]: 9 });
  await goTo(league, 22);
  await sweep();
  await earn(league, 4, { [at(1)]: 9, [at(6)]: 9 });
  await goTo(league, 33);
  await sweep();
  await sweep();
  expect((await step(league, 'offseason')).status).toBe(200);
  const next = seasonPlus(season, 1);
  expect(await log(league)).toContain(`picks first in the general draft and the rookie draft of ${next}`);
  expect(placesOf(order, (await findPrecedence(database.db, league.id, season)) ?? [])).toBe('87654321');
  await query`update league set settings = settings || '{"playoff_losers_first": false}' where id = ${league.id}`;
  await query`update league set phase = 'annual-drafts', current_season = ${next} where id = ${league.id}`;

  const commissioner = league.manager(0);
  const created = await commissioner.api<{ draft_id: string }>('POST', `/api/${league.id}/drafts`, { type: 'general' });
  expect(created.status).toBe(201);
  const path = `/api/${league.id}/drafts/${created.body.draft_id}`;
  const read = async () => (await commissioner.api<DraftSnapshot>('GET', path)).body.state.order;
  expect(placesOf(order, (await read()).teamIds)).toBe('68754321');
  const drawn = await commissioner.api<Refused>('PUT', `${path}/order`, { source: 'lottery', kind: 'linear' });
  expect(drawn.status).toBe(200);
  const { teamIds, from, seed, lottery } = await read();
  expect(placesOf(order, from ?? [])).toBe('8754321');
  expect(teamIds).toEqual([at(6), ...lotteryOrder(from ?? [], seed ?? '', lottery)]);
}, 60_000);

test('a league without them has the pairs for the title only', async () => {
  const { league, at, placed } = await inSemiFinals({ playoff_third: false, playoff_consolation: 'none' });
  await goTo(league, 22);
  await sweep();
  const { pairs, third, consolation } = await playoffs(league);
  expect(placed(pairs)).toEqual(['1: 1-4', '1: 2-3', '2: 1-2']);
  expect([third, consolation]).toEqual([null, null]);
  expect(await closed(league)).toEqual(new Set([3, 4, 5, 6, 7, 8].map(at)));
}, 60_000);

test('a tie is won by the team that won their matchup of the season, where the league decides it so', async () => {
  const { league, season, at, placed } = await inSemiFinals({ playoff_ties: 'head-to-head' });
  // The last seed won a matchup against the first, whatever else the table says.
  await database.query(
    `delete from matchup where league_id = $1 and period < 3
       and home_team_id = any($2::text[]) and away_team_id = any($2::text[])`,
    [league.id, [at(1), at(4)]],
  );
  await query`insert into matchup (league_id, season, period, number, home_team_id, away_team_id, home_points, away_points)
     values (${league.id}, ${season}, 1, 99, ${at(4)}, ${at(1)}, 9, 1)`;
  await goTo(league, 22);
  await sweep();
  const { pairs } = await playoffs(league);
  expect(pairs[0]).toMatchObject({ home_team_id: at(1), away_team_id: at(4) });
  expect(pairs.find(({ home_team_id: id }) => id === at(1))?.ahead).toBe(at(4));
  expect(placed(pairs.slice(2))).toEqual(['2: 2-4']);
}, 60_000);
