import { extrasWords, type ExtrasSaid } from '@crease/core/imports/move-in/extras.words.js';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ExtrasBody } from '@crease/core/imports/move-in/move-in.schema.js';
import { NO_EXTRAS } from '@crease/core/imports/move-in/move-in.schema.js';
import type {
  BroughtAnswer,
  BroughtRostersAnswer,
  MoveInAnswer,
} from '@crease/core/imports/move-in/move-in.answers.js';
import type { TeamAnswer } from '@crease/core/teams/team.answers.js';
import type { PublishedSheetsAnswer } from '@crease/core/protection/protection.schema.js';
import type { BroughtTradeAnswer } from '@crease/core/trades/trade.schema.js';
import type { RaceAnswer } from '@crease/core/seasons/race/race.answers.js';
import type { HistoryAnswer } from '@crease/core/seasons/race/history.answers.js';
import { seasonPlus } from '@crease/core/season.js';
import type { PickMoveReason } from '@crease/core/teams/team.words.js';
import { insertPicks } from '../../leagues/draft-picks.tables.js';
import { playLeague, seedOf, type PlayLeague } from '../../testing/play-fixture.js';
import { rewriteRows } from '../../testing/rewrite-rows.js';
import { fileApp, type Refused } from '../../testing/test-app.js';
import { expectRefusal } from '../../testing/answers/expect-refusal.js';

const wordsOf = (said: ExtrasSaid | null) => (said === null ? null : extrasWords(said));

const { app, database, query } = await fileApp();

let league: PlayLeague;
let teams: string[];
let season: string;

beforeEach(async () => {
  league = await playLeague(app, {
    form: { num_teams: 3, rookieDraftEnabled: false, retentionEnabled: true },
    phase: 'setup',
  });
  teams = (await query<{ id: string }>`select id from team where league_id = ${league.id} order by number`).map(
    ({ id }) => id,
  );
  const [row] = await query<{ current_season: string }>`select current_season from league where id = ${league.id}`;
  season = row?.current_season ?? '';
  await insertPicks(
    database.db,
    league.id,
    [0, 1].flatMap((year) =>
      [1, 2].map((round) => ({ season: seasonPlus(season, year), type: 'general' as const, round })),
    ),
    teams,
  );
});

const team = (at: number): string => teams[at] ?? '';
const bring = (along: Partial<ExtrasBody>, { rosters = '', dryRun = false } = {}) => {
  const form = new FormData();
  const text = JSON.stringify({ rosters, along: { ...NO_EXTRAS, ...along } });
  form.append('file', new Blob([text], { type: 'application/json' }), 'league.json');
  return league.call<MoveInAnswer & Refused>(0, 'POST', `/move-in?dry_run=${dryRun}`, form);
};
const undo = (id: string | null) => league.call(0, 'POST', `/move-in/${id ?? ''}/undo`, {});
const standing = async () =>
  Promise.all(
    [
      `select * from draft_pick where league_id = $1 order by id`,
      `select m.* from pick_move m join draft_pick p on p.league_id = m.league_id and p.id = m.pick_id where p.league_id = $1 order by m.id`,
      `select * from retention where league_id = $1 order by amount`,
      `select * from season_standing where league_id = $1 order by season, team_id`,
      `select * from brought_past where league_id = $1 order by kind, season, number`,
      `select league_id, team_id, season, core, status, brought from protection_sheet where league_id = $1 order by season, team_id`,
      `select league_id, season, kind, brought from protection_round where league_id = $1 order by season`,
      `select * from rules_text where league_id = $1`,
      `select rules_text from league where id = $1`,
      `select player_id, team_id, place, acquired_at::text, since::text from roster_entry where league_id = $1 order by player_id`,
    ].map((statement) => database.query(statement, [league.id])),
  );
const pick = (of: Partial<ExtrasBody['picks'][number]>): ExtrasBody['picks'][number] => ({
  where: 'picks.csv, row 2',
  season: seasonPlus(season, 1),
  type: null,
  round: 1,
  original: team(1),
  owner: team(0),
  note: null,
  ...of,
});

/** Earlier releases stored the sentence, and a migration gave it a key. They ran on one PostgreSQL only. */
async function expectEarlierMovesBecomeKeys(): Promise<void> {
  if (process.env.CITUS_URL) return;
  const moves = async () =>
    (
      await query<{
        id: number;
        reason: string | null;
        why: PickMoveReason | null;
      }>`select m.id, m.reason, m.why from pick_move m join draft_pick p on p.league_id = m.league_id and p.id = m.pick_id where p.league_id = ${league.id}`
    )[0];
  const move = await moves();
  for (const note of ['for the goalie', null, 'as told: by mail.']) {
    const why = { key: 'brought', figures: { note } } as const;
    const sentence = note === null ? 'Brought along.' : `Brought along: ${note}.`;
    await query`update pick_move set reason = ${sentence}, why = null where id = ${move?.id}`;
    await rewriteRows(database, 'Migration20261208010000_pick_move_why');
    expect(await moves()).toEqual({ id: move?.id, reason: null, why });
  }
  await query`update pick_move set why = ${move?.why} where id = ${move?.id}`;
  expect(move).toMatchObject({ reason: null, why: { key: 'brought', figures: { note: 'for the goalie' } } });
}

test('picks, retained salary, past seasons and rules come in one move; a trial says the same, the same again changes nothing, and all of it is undone', async () => {
  const [player] = await league.free([{ position: 'F', capHit: 8_000_000 }]);
  const name = `Retained Player${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`;
  await query`update player set full_name = ${name} where id = ${player?.id}`;
  const before = await standing();
  const along: Partial<ExtrasBody> = {
    picks: [pick({ note: 'for the goalie' }), pick({ original: team(0), owner: team(0) }), pick({ round: 99 })],
    retained: [
      { where: 'r 2', player: name, nhl_id: null, team: team(1), percent: 25, dollars: null, through: null },
      { where: 'r 4', player: name, nhl_id: null, team: team(2), percent: null, dollars: 1_234_567, through: null },
      { where: 'r 3', player: 'Nobody Known', nhl_id: null, team: team(1), percent: 25, dollars: null, through: null },
    ],
    standings: [0, 1, 2].map((at) => ({
      where: `s ${at}`,
      season: seasonPlus(season, -1),
      team: team(at),
      rank: 3 - at,
      points: 100 * (at + 1),
      record: null,
    })),
    past: [
      {
        where: 't 2',
        kind: 'trade',
        season: seasonPlus(season, -1),
        day: '2024-11-02',
        team: team(0),
        from_team: team(1),
        round: null,
        overall: null,
        what: 'A first for a goalie',
        nhl_id: null,
        pos: null,
        pick: null,
      },
      {
        where: 't 3',
        kind: 'trade',
        season: seasonPlus(season, -1),
        day: '2024-11-02',
        team: team(1),
        from_team: team(0),
        round: null,
        overall: null,
        what: name,
        nhl_id: null,
        pos: null,
        pick: null,
      },
    ],
    rules: 'Be kind.',
  };
  const rosters = `fantasy_team,player\nWolves,${name}\n`;
  const tried = await bring(along, { rosters, dryRun: true });
  expect([tried.status, tried.body.refusal]).toEqual([200, undefined]);
  expect(await standing()).toEqual(before);
  const done = await bring(along, { rosters });
  expect({ ...done.body, dry_run: true, move_in_id: null }).toEqual(tried.body);
  expect(done.body.along.map(({ kind, action, why }) => [kind, action, wordsOf(why)])).toEqual([
    ['picks', 'updated', expect.stringContaining('→')],
    ['picks', 'unchanged', null],
    ['picks', 'refused', expect.stringContaining('rounds here')],
    ['retained', 'created', expect.stringContaining('$2,000,000 through')],
    ['retained', 'created', expect.stringContaining('$1,234,567 through')],
    ['retained', 'refused', 'No player with this name is on a team of the league.'],
    ['standings', 'created', null],
    ['standings', 'created', null],
    ['standings', 'created', null],
    ['trades', 'created', null],
    ['trades', 'created', null],
    ['rules', 'created', null],
  ]);
  await expectEarlierMovesBecomeKeys();
  // The teams' own pages show the same, to the dollar.
  const teams = await Promise.all(
    done.body.teams.map(({ team_id }) => league.call<TeamAnswer>(0, 'GET', `/teams/${team_id}`)),
  );
  expect(
    done.body.teams.map(({ players, retained }) =>
      [...players.map(({ charge }) => charge), ...retained.map(({ amount }) => amount)].reduce((a, b) => a + b, 0),
    ),
  ).toEqual(teams.map(({ body }) => body.team.total_cap + body.team.salary_retained));
  expect(done.body.teams.map(({ retained }) => retained.map(({ amount }) => amount))).toEqual([
    [],
    [2_000_000],
    [1_234_567],
  ]);
  expect(done.body.standings).toEqual(
    expect.arrayContaining([{ season: seasonPlus(season, -1), team_id: team(2), rank: 1, points: 300 }]),
  );
  const owned = done.body.picks.filter((row) => row.season === seasonPlus(season, 1));
  const counts = new Map(owned.map(({ team_id, count }) => [team_id, count]));
  expect((counts.get(team(0)) ?? 0) - (counts.get(team(2)) ?? 0)).toBe(1);
  expect((counts.get(team(2)) ?? 0) - (counts.get(team(1)) ?? 0)).toBe(1);
  const history = await league.call<HistoryAnswer>(1, 'GET', '/history');
  expect(history.body.seasons).toMatchObject([
    {
      season: seasonPlus(season, -1),
      brought: true,
      champions: [team(2)],
      words: expect.stringContaining('another site'),
    },
  ]);
  expect(history.body.records.season[0]).toMatchObject({ team_id: team(2), figure: 300 });
  const race = await league.call<RaceAnswer>(1, 'GET', `/race?season=${season}`);
  expect(race.body.played).toEqual(['nowhere', 'elsewhere', 'here']);
  expect(race.body.teams.find(({ team_id }) => team_id === team(2))).toMatchObject({
    seasons: [
      { regular: 0, playoffs: 0 },
      { regular: 300, playoffs: 0 },
      { regular: 0, playoffs: 0 },
    ],
    total: 300,
  });
  const brought = await league.call<BroughtAnswer>(1, 'GET', '/brought');
  expect(brought.body.rows).toMatchObject([
    { kind: 'trade', day: '2024-11-02', what: 'A first for a goalie', player_id: null },
    { kind: 'trade', day: '2024-11-02', what: name, player_id: player?.id },
  ]);
  // Rows of one day between the same two teams form one trade.
  const [{ trade_id: id = '' } = {}, { trade_id: same } = {}] = brought.body.rows.map((row) => ({
    trade_id: row.trade_id ?? '',
  }));
  expect(same).toBe(id);
  const tree = await league.call<BroughtTradeAnswer>(1, 'GET', `/brought/trade?id=${id}`);
  const [holder] = await query<{
    team_id: string;
  }>`select team_id from roster_entry where league_id = ${league.id} and player_id = ${player?.id}`;
  expect(tree.body).toMatchObject({
    day: '2024-11-02',
    lines: [
      { team_id: team(0), item: { kind: 'told', what: 'A first for a goalie' }, fate: { type: 'unknown' } },
      {
        team_id: team(1),
        item: { kind: 'player', player_id: player?.id },
        fate: holder?.team_id === team(1) ? { type: 'held' } : { type: 'before', now: holder?.team_id },
      },
    ],
  });
  const again = await bring(along, { rosters });
  expect(again.body).toMatchObject({ move_in_id: null });
  expect(
    again.body.along.filter(({ action }) => action !== 'refused').every(({ action }) => action === 'unchanged'),
  ).toBe(true);
  expect(await undo(done.body.move_in_id)).toMatchObject({ status: 200 });
  expect(await standing()).toEqual(before);
});

test('what cannot be used is refused row by row, and says why', async () => {
  await query`insert into season_standing (league_id, season, team_id, rank, points) values (${league.id}, ${seasonPlus(season, -2)}, ${team(0)}, 1, 5)`;
  const absent = 'a'.repeat(team(0).length);
  const row = { where: 's', team: team(0), rank: 1, points: 10, record: null };
  const { body } = await bring({
    picks: [pick({}), pick({ owner: team(2) }), pick({ season: seasonPlus(season, 9) }), pick({ owner: absent })],
    standings: [
      { ...row, season },
      { ...row, season: seasonPlus(season, -2) },
      { ...row, season: seasonPlus(season, -3) },
      { ...row, season: seasonPlus(season, -3) },
    ],
  });
  expect(body.along.map(({ action, why }) => [action, wordsOf(why)])).toEqual([
    ['updated', expect.any(String)],
    ['refused', 'picks.csv, row 2 names this pick already.'],
    ['refused', expect.stringContaining('has no picks of')],
    ['refused', 'The row names a team that is not in this league.'],
    ['refused', expect.stringContaining('is not over')],
    ['refused', expect.stringContaining('was played here')],
    ['created', null],
    ['refused', 'The table has the team twice.'],
  ]);
});

describe('rosters of past seasons and protection lists', () => {
  const past = () => seasonPlus(season, -1);
  const known = async () => {
    const players = await league.free([seedOf('F', 1_000_000), seedOf('D', 1_000_000)]);
    const letters = () =>
      Math.random()
        .toString(36)
        .replace(/[^a-z]/g, '');
    const named = players.map(({ id }) => ({ id, name: `Kept ${letters()} Player` }));
    for (const { id, name } of named)
      await query`update player set full_name = ${name}, search_name = lower(${name}) where id = ${id}`;
    const [one, two] = named;
    if (!one || !two) throw new Error('two players are free');
    return [one, two] as const;
  };
  const who = (player: string) => ({ player, nhl_id: null, pos: null, club: null, birth_date: null });
  const onTeam = (at: number, player: string, of = past()) => ({
    where: `old ${player}`,
    season: of,
    team: team(at),
    ...who(player),
    place: 'active' as const,
    gp: null,
    g: null,
    a: null,
  });
  const kept = (at: number, player: string, of: string | null) => ({
    where: `kept ${player}`,
    season: of,
    team: team(at),
    ...who(player),
  });

  test('come as history, are told again by the same file, and are undone', async () => {
    const [one, two] = await known();
    const before = await standing();
    const along = {
      rosters: [onTeam(0, one.name), onTeam(1, 'Nobody Known'), onTeam(1, two.name, season)],
      sheets: [kept(0, one.name, past()), kept(1, 'Nobody Known', past()), kept(1, one.name, past())],
    };
    const done = await bring(along);
    expect(done.body.along.map(({ kind, action, why }) => [kind, action, wordsOf(why)])).toEqual([
      ['past_rosters', 'created', null],
      ['past_rosters', 'created', null],
      ['past_rosters', 'refused', `The season ${season} is not over.`],
      ['protected', 'refused', 'No player of this name is known.'],
      ['protected', 'refused', 'A list of this season has the player already.'],
      ['protected', 'created', null],
    ]);
    const { body } = await league.call<BroughtAnswer>(1, 'GET', '/brought');
    expect(body.rosters).toEqual([past()]);
    const rosters = await league.call<BroughtRostersAnswer>(1, 'GET', `/brought/rosters?season=${past()}`);
    expect(rosters.body.players).toEqual([
      { team_id: team(0), name: one.name, player_id: one.id, place: 'active' },
      { team_id: team(1), name: 'Nobody Known', player_id: null, place: 'active' },
    ]);
    const sheets = await league.call<PublishedSheetsAnswer>(1, 'GET', `/protection-sheets?season=${past()}`);
    expect(sheets.body.sheets.map(({ team_id, core }) => [team_id, core.map(({ player_id }) => player_id)])).toEqual([
      [team(0), [one.id]],
    ]);
    expect((await bring(along)).body.move_in_id).toBeNull();
    expect(await undo(done.body.move_in_id)).toMatchObject({ status: 200 });
    expect(await standing()).toEqual(before);
  });

  test('of the deadline that comes are the sheets that managers find, and never take the place of one that they saved', async () => {
    const [one, two] = await known();
    await bring({}, { rosters: `fantasy_team,player\nWolves,${one.name}\nBears,${two.name}\n` });
    const teamOf = async (id: number) =>
      (
        await query<{
          team_id: string;
        }>`select team_id from roster_entry where league_id = ${league.id} and player_id = ${id}`
      )[0]?.team_id ?? '';
    const [first, second] = [await teamOf(one.id), await teamOf(two.id)];
    await query`update league set phase = 'protection', settings = settings || '{"protectionSheetsEnabled": true}' where id = ${league.id}`;
    await query`insert into protection_sheet (league_id, team_id, season, core) values (${league.id}, ${second}, ${season}, '{}')`;
    const before = await standing();
    const row = (of: string, name: string) => ({ ...kept(0, name, null), team: of });
    const done = await bring({ sheets: [row(first, one.name), row(second, two.name)] });
    expect(done.body.along.map(({ action, why }) => [action, wordsOf(why)])).toEqual([
      ['refused', 'The team has saved a sheet of its own.'],
      ['created', null],
    ]);
    expect(
      await query`select team_id, core, status, brought from protection_sheet where league_id = ${league.id} and season = ${season} and brought`,
    ).toEqual([{ team_id: first, core: [one.id], status: 'draft', brought: true }]);
    expect(await undo(done.body.move_in_id)).toMatchObject({ status: 200 });
    expect(await standing()).toEqual(before);
  });
});

test('half a package, or a wrong one, changes nothing and names the field', async () => {
  const before = await standing();
  const send = (text: string) => {
    const form = new FormData();
    form.append('file', new Blob([text]), 'league.json');
    return league.call(0, 'POST', '/move-in', form);
  };
  const whole = JSON.stringify({ along: { ...NO_EXTRAS, picks: [pick({})] } });
  expect(await send(whole.slice(0, -9))).toMatchObject({ status: 422, body: { refusal: { name: 'moveInPackage' } } });
  expectRefusal(await send(whole.replace('"round":1', '"round":"=1+1"')), 422, 'moveInPackage', {
    message: expect.stringContaining('along.picks.0.round'),
  });
  expect(await standing()).toEqual(before);
});
