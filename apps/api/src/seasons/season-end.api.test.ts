import { describe, expect, test } from '@jest/globals';
import type { ActivityLogAnswer } from '@crease/core/activity/activity.schema.js';
import type { PhaseAnswer, PhaseChangedAnswer } from '@crease/core/seasons/season.schema.js';
import { dayIn, dayPlus } from '@crease/core/calendar.js';
import { NO_MINIMUMS, playLeague, seedOf, type HeldSeed, type PlayLeague } from '../testing/play-fixture.js';
import { fileApp, type Refused } from '../testing/test-app.js';

const { app, query } = await fileApp();

const FORM = {
  num_teams: 3,
  max_roster_size: 5,
  ...NO_MINIMUMS,
  general_draft_length: 2,
  rookie_draft_length: 2,
  rookie_bank_size: 2,
  salary_cap: 10_000_000,
  protectionSheetsEnabled: false,
};
const override = { override_reason: 'For this test' };
const go = (league: PlayLeague, to: string, more: object = override) =>
  league.call<Refused & PhaseChangedAnswer>(0, 'POST', '/phase', { to, ...more });
const phaseOf = (league: PlayLeague, by = 1) => league.get<PhaseAnswer>(by, '/phase');
const log = async (league: PlayLeague) => (await league.get<ActivityLogAnswer>(0, '/activity-log')).activities;
const bank = (count: number): HeldSeed[] =>
  Array.from({ length: count }, () => ({ position: 'F' as const, capHit: 900_000, place: 'rookie' as const }));
const played = (playerId: number | undefined, season: string, gp: number) =>
  query`insert into player_season (player_id, season, playoffs, gp, source) values (${playerId}, ${season}, false, ${gp}, 'test')`;
const born = (playerId: number | undefined, day: string) =>
  query`update player set birth_date = ${day}::date, drafted_or_signed = true where id = ${playerId}`;
const earn = (league: PlayLeague, points: readonly number[]) =>
  Promise.all(
    points.map(
      (sum, team) =>
        query`insert into team_points (league_id, team_id, season, playoffs, points)
        select league_id, ${league.teams[team]}, '2025-26', false, ${sum} from team where id = ${league.teams[team]}`,
    ),
  );
const seasonEnds = (league: PlayLeague, inDays: number) =>
  query`insert into league_season (league_id, season, starts_on, ends_on) values (${league.id}, '2025-26', '2025-10-07', ${dayPlus(dayIn(Date.now(), 'America/Toronto'), inDays)}::date)`;

describe('at the season’s end', () => {
  test('those in the rookie bank who are no rookies of the coming season come to the active roster, each with a line, whatever roster and cap say', async () => {
    const league = await playLeague(app, { form: FORM });
    await league.hold(
      0,
      Array.from({ length: 5 }, () => ({ position: 'F' as const, capHit: 2_000_000 })),
    );
    const held = await league.hold(0, [
      seedOf('F', 2_000_000, { place: 'rookie' }),
      seedOf('D', 900_000, { place: 'rookie' }),
      seedOf('D', 900_000, { place: 'rookie' }),
      seedOf('F', 900_000, { place: 'rookie' }),
    ]);
    const [veteran, young, unknown, kept] = held.map(({ id }) => id);
    await born(veteran, '2003-01-01');
    await born(young, '2005-01-01');
    await born(kept, '1999-01-01');
    // With the ending season's 26 games a player is no rookie in the next.
    await played(veteran, '2025-26', 26);
    await played(young, '2025-26', 25);
    await query`update player set birth_date = null where id = ${unknown}`;
    await query`insert into rookie_override (league_id, player_id, rookie, reason, set_by) values (${league.id}, ${kept}, true, 'Played abroad', ${league.manager(0).userId})`;
    expect((await phaseOf(league)).consequences.join(' ')).toContain(
      '1 player who will no longer be a rookie moves up from the rookie banks: ',
    );
    expect((await go(league, 'offseason', {})).status).toBe(200);
    expect(await league.places(0)).toMatchObject({
      [String(veteran)]: 'active',
      [String(young)]: 'rookie',
      [String(unknown)]: 'rookie',
      [String(kept)]: 'rookie',
    });
    const lines = (await log(league)).filter(({ message }) => message.includes('no longer a rookie'));
    expect(lines).toMatchObject([
      { team_ids: [league.teams[0]], data: { kind: 'move', move: 'promote', playerId: veteran } },
    ]);
    // The promotion may exceed the cap ($12 million of $11 million): no manager made it. A drop is legal.
    expect((await phaseOf(league)).todo).toMatchObject([
      {
        team_id: league.teams[0],
        todo: [{ rule: 'cap', message: expect.stringContaining('$1,000,000 over the cap of $11,000,000') }],
      },
    ]);
    expect(await league.move(0, 'drop', veteran)).toMatchObject({ status: 200 });
    expect((await phaseOf(league)).todo).toEqual([]);
  });

  test('it is announced in the two weeks before, and not earlier', async () => {
    const league = await playLeague(app, { form: FORM });
    const [old] = await league.hold(1, bank(1));
    await born(old?.id, '1998-01-01');
    await seasonEnds(league, 15);
    expect((await phaseOf(league)).graduating).toBeNull();
    await query`update league_season set ends_on = ends_on - 1 where league_id = ${league.id}`;
    expect((await phaseOf(league)).graduating).toMatchObject({
      players: [{ player_id: old?.id, team_id: league.teams[1] }],
    });
  });

  test('the champion is named, with the whole table in the log and kept: later corrections do not change it', async () => {
    const league = await playLeague(app, { form: FORM });
    await earn(league, [12, 30.5, 12]);
    expect((await phaseOf(league)).consequences).toContainEqual(
      'Champion of 2025-26: Team 2 with 30.5 points, 18.5 points ahead of Team 1 and Team 3.',
    );
    expect((await go(league, 'offseason')).status).toBe(200);
    expect((await log(league)).map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        expect.stringContaining(
          'The league has entered the offseason (2025-26). Champion of 2025-26: Team 2 with 30.5 points, 18.5 points ahead of Team 1 and Team 3.',
        ),
        'Final table of 2025-26: 1. Team 2 (30.5), tied 2. Team 1 (12), tied 2. Team 3 (12).',
      ]),
    );
    await query`update team_points set points = 99 where team_id = ${league.teams[0]}`;
    expect((await league.call(1, 'GET', '/home')).body).toMatchObject({
      champions: [{ season: '2025-26', team_id: league.teams[1], points: 30.5 }],
    });
    expect((await phaseOf(league)).final_table).toMatchObject({
      season: '2025-26',
      champions: [league.teams[1]],
      rows: [
        { team_id: league.teams[1], rank: 1, points: 30.5, record: null },
        { team_id: league.teams[0], rank: 2, points: 12 },
        { team_id: league.teams[2], rank: 2, points: 12 },
      ],
    });
  });
});

describe('before the next season', () => {
  test('a full rookie bank has room for every pick of the rookie draft; what is too many is on the list until it is put right', async () => {
    const league = await playLeague(app, { form: FORM, phase: 'annual-drafts' });
    await league.hold(0, bank(4));
    await league.openDraft('ended', 'rookie');
    await league.openDraft('ended', 'general');
    expect(await phaseOf(league)).toMatchObject({
      obstacles: [{ name: 'teamsIllegal', teams: [{ team_id: league.teams[0] }] }],
      todo: [
        {
          team_id: league.teams[0],
          todo: [{ rule: 'rookieBank', message: '4 players in a rookie bank of 2: promote, drop or trade 2.' }],
        },
      ],
    });
    const held = await league.held(0);
    const move = (type: string, index: number) => league.move(0, type, held[index]?.id);
    expect((await move('promote', 0)).status).toBe(200);
    expect((await move('drop', 1)).status).toBe(200);
    expect(await phaseOf(league)).toMatchObject({ obstacles: [], todo: [] });
    expect((await go(league, 'in-season', {})).status).toBe(200);
  });

  test('nobody is told to find players before the drafts are over', async () => {
    const league = await playLeague(app, { form: { ...FORM, min_goalies: 1 }, phase: 'annual-drafts' });
    expect((await phaseOf(league)).todo).toEqual([]);
    await league.openDraft('ended', 'rookie');
    expect((await phaseOf(league)).todo).toEqual([]);
    await league.openDraft('ended', 'general');
    expect((await phaseOf(league)).todo[0]?.todo).toEqual([
      {
        rule: 'minimumGoalies',
        message: '0 of 1 goalie needed: add a free agent from the day after the last draft, or trade for 1.',
      },
    ]);
    const [goalie] = await league.free([{ position: 'G', capHit: 900_000 }]);
    const added = await league.call(0, 'POST', '/free-agents/add', {
      player_id: goalie?.id,
      team_id: league.teams[1],
      override_reason: 'Asked for by its manager',
    });
    expect(added.status).toBe(200);
    expect((await phaseOf(league)).todo.map(({ team_id }) => team_id)).not.toContain(league.teams[1]);
  });

  test('the dates that are kept are the dates that are shown, also of a year that is over', async () => {
    const league = await playLeague(app, { form: FORM, phase: 'startup-drafts' });
    await query`update league set current_season = '2019-20' where id = ${league.id}`;
    const { play_dates: shown } = await phaseOf(league);
    expect(shown?.starts_on).toBe(dayIn(Date.now(), 'America/Toronto'));
    expect((await go(league, 'in-season')).status).toBe(200);
    expect(await phaseOf(league)).toMatchObject({
      play_dates: null,
      season_starts_on: shown?.starts_on,
      season_ends_on: shown?.ends_on,
    });
  });
});
