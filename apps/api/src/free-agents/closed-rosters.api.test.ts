import { describe, expect, test } from '@jest/globals';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { ClaimsAnswer } from '@crease/core/free-agents/free-agents.schema.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type { MovesPreview } from '@crease/core/teams/team.schema.js';
import { beginPlayoffs, NO_MINIMUMS, playLeague, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp } from '../testing/test-app.js';

const { app, database, sweep, query } = await fileApp();

const CLOSED = {
  status: 409,
  body: {
    refusal: {
      name: 'playoffOut',
      message: expect.stringMatching(/^Team 3 has no match left in the play-offs: /),
      fix: expect.stringContaining('ask your commissioner'),
    },
  },
};

/** A league whose teams 0 and 1 play for the title; 2 is out. */
async function withPlayoffs(form: Partial<LeagueForm> = {}): Promise<PlayLeague> {
  const league = await playLeague(app, {
    form: {
      num_teams: 3,
      format: 'h2h_points',
      max_roster_size: 9,
      ...NO_MINIMUMS,
      ...form,
    },
  });
  await league.weekPicks(3);
  await beginPlayoffs(database, league, [0, 1]);
  return league;
}

const add = (league: PlayLeague, team: number, playerId: number | undefined, more: object = {}) =>
  league.call(team, 'POST', '/free-agents/add', { player_id: playerId, ...more });
const move = (league: PlayLeague, team: number, type: string, playerId: number | undefined, more: object = {}) =>
  league.move(team, type, playerId, more);
const claim = (league: PlayLeague, team: number, playerId: number | undefined) =>
  league.call(team, 'POST', '/free-agents/claims', { player_id: playerId });
const claims = async (league: PlayLeague, team: number) =>
  (await league.get<ClaimsAnswer>(team, '/free-agents/claims')).claims;
const out = async (league: PlayLeague) =>
  (await league.get<LeagueAnswer>(1, '')).teams_out.map(({ team_id, opened }) => [
    league.teams.indexOf(team_id),
    opened,
  ]);
const setOpen = (league: PlayLeague, by: number, team: number, open: boolean) =>
  league.call(by, 'POST', '/playoff-openings', {
    team_id: league.teams[team],
    open,
    reason: 'All goalies are hurt',
  });
const F = { position: 'F', capHit: 1 } as const;

describe('a team without a match left in the play-offs', () => {
  test('cannot add or drop; line-up moves stay open, and the others play on', async () => {
    const league = await withPlayoffs();
    const [one, two] = await league.free([F, F]);
    const [mine, hurt] = await league.hold(2, [F, { ...F, status: 'IR' }]);
    const [theirs] = await league.hold(1, [F]);
    expect(await out(league)).toEqual([[2, false]]);

    expect(await add(league, 2, one?.id)).toMatchObject(CLOSED);
    const preview = await league.call<MovesPreview>(2, 'POST', '/free-agents/preview', { player_id: one?.id });
    expect(preview.body.refusal).toMatchObject({ name: 'playoffOut' });
    expect(await move(league, 2, 'drop', mine?.id)).toMatchObject(CLOSED);
    expect((await move(league, 2, 'toIr', hurt?.id)).status).toBe(200);

    expect((await add(league, 1, two?.id)).status).toBe(200);
    expect((await move(league, 1, 'drop', theirs?.id)).status).toBe(200);

    const byHand = { team_id: league.teams[2], override_reason: 'The goalie was hurt' };
    expect((await add(league, 0, one?.id, byHand)).status).toBe(200);
  });

  test('cannot claim, and its open claims end with the reason', async () => {
    const league = await playLeague(app, {
      form: { num_teams: 3, format: 'h2h_points', max_roster_size: 9, ...NO_MINIMUMS },
    });
    const dropped = await league.hold(0, [F, F]);
    for (const { id } of dropped) expect((await move(league, 0, 'drop', id)).status).toBe(200);
    expect((await claim(league, 2, dropped[0]?.id)).status).toBeLessThan(300);
    expect((await claim(league, 1, dropped[0]?.id)).status).toBeLessThan(300);
    await beginPlayoffs(database, league, [0, 1]);
    expect(await claim(league, 2, dropped[1]?.id)).toMatchObject(CLOSED);
    await sweep();
    await sweep();
    expect(await claims(league, 2)).toMatchObject([
      { outcome: 'refused', reason: expect.stringMatching(/^Team 3 has no match left in the play-offs/) },
    ]);
    expect(await claims(league, 1)).toMatchObject([{ outcome: 'open' }]);
    const told = await query`select from event where league_id = ${league.id}
      and data -> 'says' ->> 'key' = 'freeAgents.claimFailed'`;
    expect(told).toHaveLength(1);

    expect((await setOpen(league, 0, 2, true)).status).toBe(200);
    expect((await claim(league, 2, dropped[0]?.id)).status).toBeLessThan(300);
    expect(await claims(league, 2)).toMatchObject([{ outcome: 'open', reason: null }]);
  });

  test('is opened and closed again by a commissioner, with a reason in the log', async () => {
    const league = await withPlayoffs();
    const [one, two] = await league.free([F, F]);
    expect((await setOpen(league, 2, 2, true)).status).toBe(403);
    expect(await setOpen(league, 0, 1, true)).toMatchObject({ status: 409, body: { refusal: { name: 'notOut' } } });
    expect((await setOpen(league, 0, 2, true)).status).toBe(200);
    expect(await out(league)).toEqual([[2, true]]);
    expect((await add(league, 2, one?.id)).status).toBe(200);
    expect((await setOpen(league, 0, 2, false)).status).toBe(200);
    expect(await add(league, 2, two?.id)).toMatchObject(CLOSED);
    const log = (await league.get<ActivityLogAnswer>(1, '/activity-log')).activities;
    expect(log.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'The commissioner opened the roster of Team 3, which has no match left in the play-offs: All goalies are hurt',
        'The commissioner closed the roster of Team 3 again, which has no match left in the play-offs: All goalies are hurt',
      ]),
    );
  });

  test('plays on where the league leaves rosters open, and before the first round', async () => {
    const league = await withPlayoffs({ playoff_out: 'open' });
    const [one] = await league.free([F]);
    expect(await out(league)).toEqual([]);
    expect((await add(league, 2, one?.id)).status).toBe(200);
    const early = await withPlayoffs();
    await database.query('delete from matchup where league_id = $1', [early.id]);
    expect(await out(early)).toEqual([]);
  });

  test('is every team after the final, until the season ends', async () => {
    const league = await withPlayoffs();
    await database.query('update matchup_period set decided_at = now() where league_id = $1', [league.id]);
    expect(await out(league)).toEqual([
      [0, false],
      [1, false],
      [2, false],
    ]);
    await league.phase('offseason');
    expect(await out(league)).toEqual([]);
  });
});
