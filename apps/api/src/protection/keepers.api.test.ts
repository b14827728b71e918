import { describe, expect, test } from '@jest/globals';
import type { DraftPoolAnswer, DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { PublishedSheetsAnswer, SheetAnswer } from '@crease/core/protection/protection.schema.js';
import { NO_MINIMUMS, playLeague, type PlayLeague } from '../testing/play-fixture.js';
import { rewriteRows } from '../testing/rewrite-rows.js';
import { fileApp, type Refused } from '../testing/test-app.js';
import { SheetLock } from './sheet-lock.service.js';

const { app, database, query } = await fileApp();

const FORM: Partial<LeagueForm> = {
  num_teams: 2,
  max_roster_size: 8,
  ...NO_MINIMUMS,
  general_draft_length: 2,
  rookieDraftEnabled: false,
  min_forwards_protected: 1,
  min_defense_protected: 0,
  min_goalies_protected: 0,
};
const HOUR = 3_600_000;
const reason = { override_reason: 'For this test' };
const go = async (league: PlayLeague, to: string, more: object = {}) => {
  const answer = await league.call(0, 'POST', '/phase', { to, ...reason, ...more });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
};
const toProtection = (league: PlayLeague) =>
  go(league, 'protection', { protection_deadline: new Date(Date.now() + 2 * HOUR).toISOString() });
const lock = async (league: PlayLeague) => {
  await query`update protection_round set deadline = now() - interval '1 second' where league_id = ${league.id} and locked_at is null`;
  await app.app.get(SheetLock).lockDue();
};
const toNextProtection = async (league: PlayLeague): Promise<string> => {
  const [{ season }] = (await query<{
    season: string;
  }>`select current_season as season from league where id = ${league.id}`) as [{ season: string }];
  const next = `${Number(season.slice(0, 4)) + 1}-${String(Number(season.slice(5)) + 1).padStart(2, '0')}`;
  await query`update league set phase = 'protection', current_season = ${next} where id = ${league.id}`;
  await query`insert into protection_round (league_id, season, deadline) values (${league.id}, ${next}, now() + interval '2 hours')`;
  return next;
};
const save = (league: PlayLeague, team: number, core: number[], bench: number[] = []) =>
  league.call<SheetAnswer>(team, 'PUT', '/protection-sheet', { core, bench });
const published = (league: PlayLeague, season?: string) =>
  league.get<PublishedSheetsAnswer>(1, `/protection-sheets${season === undefined ? '' : `?season=${season}`}`);
/** Sheets of earlier releases have the sentence, and a migration gave a key to those that it knows. */
const expectEarlierSheetsReadTheSame = async (league: PlayLeague, { sheets }: PublishedSheetsAnswer) => {
  const reason = 'No sheet was handed in.';
  expect(sheets.map((sheet) => sheet.reason)).toEqual([null, reason]);
  const stored = (column: 'reason' | 'why') =>
    database.query(`select ${column} from protection_sheet where league_id = $1 and ${column} is not null`, [
      league.id,
    ]);
  expect(await stored('why')).toEqual([{ why: { key: 'noSheet' } }]);
  await query`update protection_sheet set reason = ${reason}, why = null where league_id = ${league.id} and automatic`;
  expect((await published(league)).sheets).toEqual(sheets);
  await rewriteRows(database, 'Migration20261208000000_sheet_why');
  expect((await published(league)).sheets).toEqual(sheets);
  expect(await stored('reason')).toEqual([]);
};
const man = (position: 'F' | 'D' | 'G', capHit: number) => ({ position, capHit });

describe('a roll-over with keepers by number', () => {
  test('keeps so many, whatever they cost, and everybody else is in the annual draft; what was locked stays what it was', async () => {
    const league = await playLeague(app, {
      form: { ...FORM, keeper_kind: 'number', keepers: 2, keeper_forwards: 1, salary_cap: 80_000_000 },
    });
    const mine = (await league.hold(0, [man('F', 30_000_000), man('F', 1_000_000), man('D', 20_000_000)])).map(
      ({ id }) => id,
    );
    const theirs = (await league.hold(1, [man('F', 2_000_000), man('F', 1_000_000), man('G', 1_000_000)])).map(
      ({ id }) => id,
    );
    await go(league, 'offseason');
    await toProtection(league);

    const [one, two, dear] = mine as [number, number, number];
    const over = await save(league, 0, [one, two, dear]);
    expect(over).toMatchObject({
      status: 200,
      body: {
        rules: { kind: 'number', keepers: 2, most: { F: 1, D: null, G: null }, years: null },
        faults: [
          { name: 'keepers', figure: 3, limit: 2, fix: 'Release 1 player.' },
          { name: 'keeperForwards', figure: 2, limit: 1, fix: 'Release 1 forward.' },
        ],
      },
    });
    // A league that keeps by number ignores the dollar limit.
    expect((await save(league, 0, [one, dear])).body.faults).toEqual([]);
    await lock(league);
    const sheets = await published(league);
    expect(sheets).toMatchObject({ kind: 'number', sheets: [{ automatic: false }, { automatic: true }] });
    await expectEarlierSheetsReadTheSame(league, sheets);
    expect(sheets.sheets[0]?.core.map(({ player_id }) => player_id).sort()).toEqual([one, dear].sort());
    expect(
      Object.keys(await league.places(0))
        .map(Number)
        .sort(),
    ).toEqual([one, dear].sort());
    // The other team saved no sheet: it keeps the one forward it must, then the best player that fits.
    const held = Object.keys(await league.places(1)).map(Number);
    expect(held).toHaveLength(2);
    expect(held.filter((id) => id === theirs[2])).toHaveLength(1);
    expect((await league.log()).join('\n')).toContain('protected 2 players and released 1.');

    await go(league, 'annual-drafts');
    const { draft_id: draft } = (await league.call<{ draft_id: string }>(0, 'POST', '/drafts', { type: 'general' }))
      .body;
    const begun = await league.call(0, 'POST', `/drafts/${draft}/begin`, {});
    expect(begun.status).toBe(200);
    const pool = await league.get<DraftPoolAnswer>(0, `/drafts/${draft}/pool`);
    const drafted = new Set(pool.players.map(({ id }) => id));
    expect([two, one, dear].map((id) => drafted.has(id))).toEqual([true, false, false]);
    const board = await league.get<DraftSnapshot>(0, `/drafts/${draft}`);
    expect(board.state.teams.map(({ holdings }) => holdings.F + holdings.D + holdings.G)).toEqual([2, 2]);

    // From here on the league keeps by dollars, but this season's sheets were made by number.
    await query`update league set settings = settings || '{"keeper_kind": "dollars", "protection_sheet_limit": 1}' where id = ${league.id}`;
    expect((await published(league)).kind).toBe('number');
  });

  test('keeps players for draft picks: the sheet, the published sheets, the log and the board say which, and it can be taken back', async () => {
    const league = await playLeague(app, {
      form: { ...FORM, general_draft_length: 3, keeper_kind: 'round', keepers: 3, keeper_undrafted: 2, keeper_step: 1 },
    });
    const [one, two, three] = (
      await league.hold(0, [man('F', 1_000_000), man('F', 1_000_000), man('D', 1_000_000)])
    ).map(({ id }) => id) as [number, number, number];
    await league.hold(1, [man('F', 2_000_000)]);
    await go(league, 'offseason');
    await toProtection(league);
    // A player drafted in round 3 costs a pick of round 2, like undrafted players. The first-round pick was traded
    // away.
    const own = await query<{
      id: string;
      round: number;
    }>`select p.id, p.round from draft_pick p join league l on l.id = p.league_id and l.current_season = p.season
       where p.league_id = ${league.id} and p.original_team_id = ${league.teams[0]} and p.type = 'general' order by p.round`;
    expect(own.map(({ round }) => round)).toEqual([1, 2, 3]);
    const sheet = await save(league, 0, [one, two]);
    expect(sheet.body).toMatchObject({
      faults: [],
      rules: {
        kind: 'round',
        keepers: 3,
        rounds: { otherwise: 'earlier', picks: [{ round: 1 }, { round: 2 }, { round: 3 }] },
      },
    });
    expect(sheet.body.players.map(({ round }) => round)).toEqual([2, 2, 2]);
    expect((await save(league, 0, [one, two, three])).body.faults).toMatchObject([
      { name: 'keeperPick', fix: expect.stringContaining('trade for a pick of round 2 or earlier') },
    ]);
    const create = () => league.call<Refused & { draft_id: string }>(0, 'POST', '/drafts', { type: 'general' });
    expect((await create()).body).toMatchObject({ refusal: { name: 'keepersOpen' } });
    expect((await save(league, 0, [one, two])).body.faults).toEqual([]);
    await lock(league);
    const [mine] = (await published(league)).sheets;
    expect(mine?.core.map(({ player_id, cost }) => [player_id, cost]).sort()).toEqual(
      [
        [one, 'round 2'],
        [two, 'round 1'],
      ].sort(),
    );
    expect((await league.log()).join('\n')).toMatch(
      /protected 2 players and released 1\. Given up: round 2 for .+, round 1 for /,
    );
    const { draft_id: draft } = (await create()).body;
    const slots = (await league.get<DraftSnapshot>(0, `/drafts/${draft}`)).state.slots;
    expect(
      slots
        .filter(({ ownerTeamId }) => ownerTeamId === league.teams[0])
        .map(({ round, status, keeper }) => [round, status, keeper?.id]),
    ).toEqual([
      [1, 'forfeited', two],
      [2, 'forfeited', one],
      [3, 'open', undefined],
    ]);
    const back = await league.call(0, 'POST', `/drafts/${draft}/amendments`, {
      what: 'restored',
      pick_id: own[0]?.id,
      reason: 'They want it back',
    });
    expect(back).toMatchObject({ status: 409, body: { refusal: { name: 'usedByKeeper' } } });
    const reopen = () =>
      league.call(0, 'POST', '/protection-deadline/reopen', {
        deadline: new Date(Date.now() + 3 * HOUR).toISOString(),
      });
    expect((await reopen()).body).toMatchObject({ refusal: { name: 'keepersInDraft' } });
    expect((await league.call(0, 'DELETE', `/drafts/${draft}`)).status).toBeLessThan(300);
    expect((await reopen()).status).toBe(200);
    expect(
      await query`select 1 from draft_pick where league_id = ${league.id} and (forfeited_at is not null or keeper_id is not null)`,
    ).toEqual([]);
  });

  test('lets lower places of the last season keep more, also on automatic sheets', async () => {
    const league = await playLeague(app, {
      form: { ...FORM, keeper_kind: 'number', keepers: 1, keepers_more: 1, keepers_places: 1 },
    });
    const players = [man('F', 1_000_000), man('F', 1_000_000), man('D', 1_000_000)];
    const [first, second] = [await league.hold(0, players), await league.hold(1, players)];
    await go(league, 'offseason');
    await query`update season_standing s set rank = t.number from team t where t.league_id = s.league_id and t.id = s.team_id and s.league_id = ${league.id}`;
    await toProtection(league);
    const saved = (of: readonly { id: number }[], count: number, team: number) =>
      save(
        league,
        team,
        of.slice(0, count).map(({ id }) => id),
      );
    expect((await saved(first, 2, 0)).body).toMatchObject({
      rules: { keepers: 1, keepers_place: 1 },
      faults: [{ name: 'keepers', figure: 2, limit: 1 }],
    });
    expect((await saved(second, 2, 1)).body).toMatchObject({ rules: { keepers: 2, keepers_place: 2 }, faults: [] });
    expect((await saved(second, 3, 1)).body.faults).toMatchObject([
      { message: 'The sheet keeps 3 players; at most 2 are allowed after place 2 of last season.' },
    ]);
    await lock(league);
    expect([Object.keys(await league.places(0)).length, Object.keys(await league.places(1)).length]).toEqual([1, 2]);
  });

  test('closes the first rounds, and keeps injured players in addition, also on automatic sheets', async () => {
    const league = await playLeague(app, {
      form: {
        ...FORM,
        general_draft_length: 3,
        keeper_kind: 'round',
        keepers: 1,
        keepers_ir: 1,
        keeper_closed_rounds: 1,
      },
    });
    const players = await league.hold(0, [
      man('F', 1_000_000),
      man('F', 1_000_000),
      { ...man('D', 1_000_000), status: 'IR', place: 'ir' as const },
    ]);
    const [star, late, hurt] = players.map(({ id }) => id) as [number, number, number];
    await go(league, 'offseason');
    await toProtection(league);
    const draft = await league.openDraft('ended');
    for (const [round, player] of [
      [1, star],
      [3, late],
    ])
      await query`insert into draft_selection (league_id, draft_id, overall, pick_id, player_id, team_id)
        select p.league_id, ${draft}, ${round}::int, p.id, ${player}, p.owner_team_id from draft_pick p
        where p.league_id = ${league.id} and p.original_team_id = ${league.teams[0]} and p.type = 'general'
          and p.round = ${round}
        order by p.season limit 1`;
    const refused = await save(league, 0, [star, late, hurt]);
    expect(refused.body).toMatchObject({
      rules: { keepers: 1, keepers_ir: 1, rounds: { closed: 1 } },
      faults: [
        { name: 'keeperRound', figure: 1, limit: 1, fix: 'Release this player.' },
        { name: 'keepers', figure: 2, limit: 1 },
      ],
    });
    const drafted = new Map(refused.body.players.map((one) => [one.player_id, one.drafted]));
    expect([star, late, hurt].map((id) => drafted.get(id))).toEqual([1, 3, undefined]);
    expect((await save(league, 0, [late, hurt])).body.faults).toEqual([]);
    expect((await save(league, 0, [star])).body.faults).toMatchObject([{ name: 'keeperRound' }]);
    await lock(league);
    // The sheet with the player of a closed round is illegal. The automatic one uses the place for the injured.
    expect(
      Object.keys(await league.places(0))
        .map(Number)
        .sort(),
    ).toEqual([late, hurt].sort());
  });

  test('by dollars keeps players on injured reserve in addition to the core’s limit, where the league does', async () => {
    const league = await playLeague(app, {
      form: { ...FORM, protection_sheet_limit: 5_000_000, protection_bench_size: 0, keepers_ir: 1 },
    });
    const players = await league.hold(0, [
      man('F', 4_000_000),
      { ...man('D', 9_000_000), status: 'IR', place: 'ir' as const },
      { ...man('G', 2_000_000), status: 'IR', place: 'ir' as const },
    ]);
    const [healthy, dear, cheap] = players.map(({ id }) => id) as [number, number, number];
    await go(league, 'offseason');
    await toProtection(league);
    const { body } = await save(league, 0, [healthy, dear]);
    expect(body).toMatchObject({ rules: { kind: 'dollars', keepers_ir: 1 }, totals: { core: 4_000_000 }, faults: [] });
    // A second one counts, and the cheaper one does.
    expect((await save(league, 0, [healthy, dear, cheap])).body.faults).toMatchObject([
      { name: 'protectionLimit', figure: 6_000_000, limit: 5_000_000 },
    ]);
    await lock(league);
    // The automatic sheet keeps one in addition, too: of players with equal points the one who costs less.
    expect(
      Object.keys(await league.places(0))
        .map(Number)
        .sort(),
    ).toEqual([healthy, cheap].sort());
  });

  test('keeps no player longer than the league allows; a season on no sheet restarts the count, and opened sheets do not count', async () => {
    const league = await playLeague(app, { form: { ...FORM, keeper_years: 1, protectionSheetsEnabled: true } });
    const [kept, fresh] = (await league.hold(0, [man('F', 1_000_000), man('F', 1_000_000)])).map(({ id }) => id) as [
      number,
      number,
    ];
    await go(league, 'offseason');
    await toProtection(league);
    expect((await save(league, 0, [kept])).body).toMatchObject({ faults: [], rules: { kind: 'dollars', years: 1 } });
    await lock(league);
    expect((await published(league)).kind).toBe('dollars');
    const next = await toNextProtection(league);
    await query`insert into roster_entry (league_id, player_id, team_id, place, acquired_by) values (${league.id}, ${fresh}, ${league.teams[0]}, 'active', 'test') on conflict do nothing`;
    const again = await save(league, 0, [kept]);
    expect(again.body.players.find(({ player_id }) => player_id === kept)).toMatchObject({ kept: 1 });
    expect(again.body.faults).toMatchObject([
      { name: 'keeperYears', message: expect.stringContaining('was kept 1 season in a row') },
    ]);
    await lock(league);
    // The automatic sheet leaves out players that may not be kept any more.
    expect(await league.places(0)).toEqual({ [String(fresh)]: 'active' });
    const own = (await published(league, next)).sheets.find(({ team_id }) => team_id === league.teams[0]);
    expect(own).toMatchObject({ automatic: true, core: [{ player_id: fresh }] });
  });

  test.each([
    ['number', { keeper_kind: 'number', keepers: 3 }],
    ['dollars', { keeper_kind: 'dollars', protection_sheet_limit: 9_000_000, protection_bench_size: 0 }],
  ] as const)('by %s keeps players who were kept no more seasons in total than the league allows', async (_, kind) => {
    const league = await playLeague(app, { form: { ...FORM, ...kind, keeper_years_total: 1 } });
    const [one, two] = (await league.hold(0, [man('F', 1_000_000), man('F', 1_000_000)])).map(({ id }) => id) as [
      number,
      number,
    ];
    await go(league, 'offseason');
    await toProtection(league);
    expect((await save(league, 0, [one, two])).body).toMatchObject({ faults: [], rules: { years_total: 1 } });
    await lock(league);
    await toNextProtection(league);
    expect((await save(league, 0, [one, two])).body.faults).toMatchObject([
      { name: 'keeperYearsTotal', figure: 2, limit: 1, fix: expect.stringContaining('kept 1 season or more') },
    ]);
    expect((await save(league, 0, [two])).body.faults).toEqual([]);
    await save(league, 0, [one, two]);
    await lock(league);
    expect(Object.keys(await league.places(0))).toHaveLength(1);
  });
});
