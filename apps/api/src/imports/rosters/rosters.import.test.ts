import { beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import type { ClaimsAnswer } from '@crease/core/free-agents/free-agents.schema.js';
import type { ConditionLedgerAnswer } from '@crease/core/trades/trade.schema.js';
import { eventually } from '../../testing/patience.js';
import { rewriteRows } from '../../testing/rewrite-rows.js';
import { playLeague, seedOf, type PlayLeague } from '../../testing/play-fixture.js';
import { fileApp } from '../../testing/test-app.js';
import { day, player as promisedPlayer, tradeLeague } from '../../trades/testing/trade-fixture.js';
import { importRosters } from './rosters.import.js';
import { worded } from '../testing/worded.js';

const { app, database, query, closing } = await fileApp();
const connection = closing(new pg.Client({ connectionString: app.config.DATABASE_URL }));
await connection.connect();

let league: PlayLeague;
let serial = 0;
const names = new Map<string, number>();
/** A player with a unique name per test, so that tests do not find each other's players. */
async function joinable(name: string, position: 'F' | 'D' | 'G' = 'F', club: string | null = null): Promise<number> {
  const [player] = await league.free([{ position, capHit: 1 }]);
  const id = player?.id ?? 0;
  await query`insert into nhl_club (code, name, city, color) values ('TOR', 'Toronto', 'Toronto', '#00f'), ('OTT', 'Ottawa', 'Ottawa', '#f00') on conflict do nothing`;
  await query`update player set full_name = ${tagged(name)}, nhl_club = ${club} where id = ${id}`;
  names.set(name, id);
  return id;
}
const tagged = (name: string): string =>
  `${name}${'abcdefghij'[serial % 10] ?? ''}${'abcdefghij'[Math.floor(serial / 10)] ?? ''}`;
const file = (rows: readonly string[], columns = 'fantasy_team,pos,player,nhl_team,status') =>
  [columns, ...rows].join('\n');

async function run(
  text: string,
  more: { strict?: boolean; dryRun?: boolean; leagueId?: string } = {},
): Promise<ReturnType<typeof worded>> {
  const result = await attempt(text, more);
  if (!result.ok) throw new Error(result.refusal.message);
  return worded(result.value);
}
async function attempt(
  text: string,
  { leagueId = league.id, ...more }: { strict?: boolean; dryRun?: boolean; leagueId?: string } = {},
) {
  async function* input(): AsyncGenerator<string> {
    yield text;
  }
  return importRosters(connection, input(), { leagueId, source: 'rosters.csv', now: new Date(), ...more });
}
const teamNames = async () =>
  (await query<{ name: string }>`select name from team where league_id = ${league.id} order by number`).map(
    ({ name }) => name,
  );

beforeEach(async () => {
  serial += 1;
  names.clear();
  league = await playLeague(app, { form: { num_teams: 3 } });
});

describe('rosters from a file', () => {
  test('put every joined player on their team and in their place, and name the teams', async () => {
    const [one, two, three] = [
      await joinable('Tim Stützle'),
      await joinable('Jake Sanderson', 'D'),
      await joinable('Leevi Merilainen', 'G'),
    ];
    const report = await run(
      file([
        `Otters,F,${tagged('Tim Stutzle')},OTT,Act`,
        `otters,D,${tagged('Jake Sanderson')},OTT,IR`,
        `Kings,G,${tagged('Leevi Meriläinen')},OTT,Min`,
        `Kings,F,Nobody Atall,OTT,Act`,
        `Kings,F,${tagged('Old Friend')},OTT,gone`,
      ]),
    );
    expect(report.counts).toEqual({ rows: 5, created: 3, updated: 0, unchanged: 1, refused: 1 });
    expect(report.rows.find(({ action }) => action === 'refused')).toMatchObject({
      row: 5,
      name: 'Nobody Atall',
      why: 'No player of this name is known.',
    });
    expect(await teamNames()).toEqual(['Otters', 'Kings', 'Team 3']);
    expect(await league.places(0)).toEqual({ [one]: 'active', [two]: 'ir' });
    expect(await league.places(1)).toEqual({ [three]: 'rookie' });
    expect((await league.log())[0]).toBe('Rosters were imported: 2 teams, 3 players.');
  });

  test('twice are the same, and a later file changes only what differs', async () => {
    const [one, two, three] = [
      await joinable('Anton Able'),
      await joinable('Boris Baker'),
      await joinable('Carl Candle'),
    ];
    const first = [
      `A,F,${tagged('Anton Able')},,Act`,
      `A,F,${tagged('Boris Baker')},,Act`,
      `B,F,${tagged('Carl Candle')},,Act`,
    ];
    await run(file(first));
    const past = () => query`select 1 as one from roster_past where league_id = ${league.id}`;
    const lines = (await league.log()).length;
    expect((await run(file(first))).counts).toEqual({ rows: 3, created: 0, updated: 0, unchanged: 3, refused: 0 });
    expect([await past(), (await league.log()).length]).toEqual([[], lines]);
    const report = await run(file([`A,F,${tagged('Anton Able')},,IR`, `B,F,${tagged('Boris Baker')},,Act`]));
    expect(report.counts).toMatchObject({ created: 0, updated: 2, unchanged: 0 });
    expect(report.notes).toContain('One player is not on a team any more.');
    expect([await league.places(0), await league.places(1)]).toEqual([{ [one]: 'ir' }, { [two]: 'active' }]);
    expect(await query`select 1 as one from roster_entry where player_id = ${three}`).toEqual([]);
  });

  test('note players whom the file names in another form, and no others', async () => {
    await joinable('Matthew Maple');
    await joinable('Boris Baker');
    const { rows, notes } = await run(
      file(
        [
          `A,F,${tagged('Matt Maple')},,Act,2099-01-01`,
          `A,F,${tagged('Boris Baker')},,Act,2099-01-01`,
          'A,F,Nobody Atall,,Act,',
        ],
        'fantasy_team,pos,player,nhl_team,status,since',
      ),
    );
    expect(rows.map(({ why }) => why)).toEqual([
      `Joined with ${tagged('Matt Maple')} as another form of their name. On the team since Jan 1, 2099: that day lies ahead, and is left out.`,
      'On the team since Jan 1, 2099: that day lies ahead, and is left out.',
      'No player of this name is known.',
    ]);
    expect(notes).toContain(`One name was joined in another form: ${tagged('Matthew Maple')}.`);
  });

  test('list words for positions that nobody knows, which say nothing', async () => {
    const known = await joinable('Rob Rover', 'D');
    const { counts, notes } = await run(
      file([
        `A,Rover,${tagged('Rob Rover')},,Act`,
        'A,Rover,Nobody Knows,,Act',
        'A,Libero,Nobody Else,,Act',
        'A,BN,Nobody Here,,',
      ]),
    );
    expect(counts).toMatchObject({ created: 1, refused: 3 });
    expect(await league.places(0)).toEqual({ [known]: 'active' });
    expect(notes).toEqual(
      expect.arrayContaining([
        'The position “Rover” is not known and was ignored (rows 2, 3).',
        'The position “Libero” is not known and was ignored (row 4).',
      ]),
    );
    expect(notes.filter((note) => note.includes('position'))).toHaveLength(2);
  });

  test('say in their last lines what an older file takes back', async () => {
    const [one, two, three] = [await joinable('Ari Aho'), await joinable('Bo Berg'), await joinable('Cy Cole')];
    const older = file([`A,F,${tagged('Ari Aho')},,Act`, `B,F,${tagged('Bo Berg')},,Act`]);
    await run(older);
    await query`insert into roster_entry (league_id, player_id, team_id, place, acquired_by, acquired_at) values (${league.id}, ${three}, ${league.teams[0]}, 'active', 'free-agent', '2026-01-03T12:00:00Z')`;
    await query`update roster_entry set team_id = ${league.teams[1]}, acquired_by = 'trade:x', acquired_at = '2026-01-04T12:00:00Z' where league_id = ${league.id} and player_id = ${one}`;
    const report = await run(older, { dryRun: true });
    expect(report.notes.slice(-2)).toEqual([
      `The file removes from A: ${tagged('Cy Cole')} (added Jan 3, 2026).`,
      `The file removes from B: ${tagged('Ari Aho')} (traded for Jan 4, 2026, now on A).`,
    ]);
    expect(await league.places(1)).toEqual({ [one]: 'active', [two]: 'active' });
  });

  test('leave teams that the file does not name as they are, and take nobody from them', async () => {
    const [mine, theirs] = [await joinable('Dan Doe'), await joinable('Eric Eel')];
    await query`insert into roster_entry (league_id, player_id, team_id, place, acquired_by) values (${league.id}, ${theirs}, ${league.teams[2]}, 'active', 'test')`;
    await query`update team set name = 'Owls' where id = ${league.teams[2]}`;
    const report = await run(file([`A,F,${tagged('Dan Doe')},,Act`, `A,F,${tagged('Eric Eel')},,Act`]));
    expect(report.rows).toMatchObject([
      { action: 'created' },
      { action: 'refused', why: expect.stringContaining('is on Owls') },
    ]);
    expect([await league.places(0), await league.places(2)]).toEqual([{ [mine]: 'active' }, { [theirs]: 'active' }]);
  });

  test('tell two of one name apart by club, and guess nobody', async () => {
    const [toronto, ottawa] = [await joinable('Colin White', 'F', 'TOR'), await joinable('Colin White', 'F', 'OTT')];
    const report = await run(file([`A,F,${tagged('Colin White')},OTT,Act`, `B,F,${tagged('Colin White')},,Act`]));
    expect(await league.places(0)).toEqual({ [ottawa]: 'active' });
    expect(report.rows.find(({ action }) => action === 'refused')).toMatchObject({
      row: 3,
      why: expect.stringContaining(`${tagged('Colin White')} (F, TOR, ${toronto})`),
    });
    const byId = await run(file([`B,${tagged('Colin White')},${toronto}`], 'fantasy_team,player,nhl_id'));
    expect(byId.counts.created).toBe(1);
    expect(await league.places(1)).toEqual({ [toronto]: 'active' });
  });

  test('that hold too many teams, or one player twice, refuse those rows', async () => {
    await joinable('Finn Fox');
    const report = await run(file([...['A', 'B', 'C', 'D'].map((team) => `${team},F,${tagged('Finn Fox')},,Act`)]));
    expect(report.rows.filter(({ action }) => action === 'refused').map(({ row, why }) => [row, why])).toEqual([
      [3, expect.stringContaining('Row 2 already places')],
      [4, expect.stringContaining('Row 2 already places')],
      [5, expect.stringContaining('no team of this name')],
    ]);
  });

  test('that are refused whole, tried only, or meant for nobody change nothing', async () => {
    await joinable('Gus Goose');
    const text = file([`A,F,${tagged('Gus Goose')},,Act`, 'A,F,Nobody Atall,,Act']);
    expect(await attempt(text, { strict: true })).toMatchObject({
      ok: false,
      refusal: { name: 'importFileRefused', message: expect.stringContaining('the first is row 3 (Nobody Atall)') },
    });
    expect((await run(text, { dryRun: true })).counts).toMatchObject({ created: 1, refused: 1 });
    expect(await attempt(text, { leagueId: 'nosuchleague' })).toMatchObject({
      ok: false,
      refusal: { name: 'leagueUnknown' },
    });
    expect(await attempt('team,who\nA,B\n')).toMatchObject({
      ok: false,
      refusal: { message: 'The first line lacks the columns fantasy_team, player.' },
    });
    const draft = await league.openDraft('paused');
    expect(await attempt(text)).toMatchObject({ ok: false, refusal: { name: 'draftRunning' } });
    await query`delete from draft where id = ${draft}`;
    expect([await league.places(0), await teamNames()]).toEqual([{}, ['Team 1', 'Team 2', 'Team 3']]);
  });

  test('are seen by every screen at once: the relay finds their line', async () => {
    await joinable('Hal Hart');
    const before = (await league.call(0, 'GET', '/home')).headers.get('etag') ?? '';
    await run(file([`A,F,${tagged('Hal Hart')},,Act`]));
    await eventually(async () =>
      expect((await league.call(0, 'GET', '/home', undefined, { 'if-none-match': before })).status).toBe(200),
    );
  });

  test('answer the claims on whom they place: the player is on a team', async () => {
    league = await tradeLeague(app, { form: { num_teams: 3 } });
    const [player, other] = await league.hold(0, [seedOf('F', 1), seedOf('F', 1)]);
    expect(
      await league.call(0, 'POST', `/teams/${league.teams[0]}/moves`, {
        moves: [player, other].map((one) => ({ type: 'drop', player_id: one?.id })),
      }),
    ).toMatchObject({ status: 200 });
    for (const one of [player, other])
      expect((await league.call(1, 'POST', '/free-agents/claims', { player_id: one?.id })).status).toBeLessThan(300);
    await run(file([`C,${player?.name},${player?.id}`], 'fantasy_team,player,nhl_id'));
    const { claims } = await league.get<ClaimsAnswer>(1, '/free-agents/claims');
    expect(Object.fromEntries(claims.map(({ player_id, outcome, reason }) => [player_id, [outcome, reason]]))).toEqual({
      [player?.id ?? 0]: ['lost', 'The rosters were imported, and the player is on a team.'],
      [other?.id ?? 0]: ['open', null],
    });
  });

  test('end the promises of players who leave their team, and hold nobody whom another one has', async () => {
    const trading = await tradeLeague(app, { form: { num_teams: 3 }, office: null });
    league = trading;
    const players = await league.hold(0, [seedOf('F', 1), seedOf('F', 1), seedOf('F', 1)]);
    const [gone, moved, kept] = players;
    await trading.trade(
      {
        team: 0,
        gives: players.map(({ id }) =>
          promisedPlayer(id, { type: 'free-text', text: 'If it snows', resolve_by: day(30) }),
        ),
      },
      { team: 2 },
    );
    const team = (await teamNames())[0] ?? '';
    await run(
      file([`${team},${kept?.name},${kept?.id}`, `Movers,${moved?.name},${moved?.id}`], 'fantasy_team,player,nhl_id'),
    );
    const conditions = async () =>
      Object.fromEntries(
        (
          await query<{
            player: number;
            outcome: string | null;
            note: string | null;
            why: unknown;
          }>`select (asset ->> 'player_id')::int as player, outcome, note, why from trade_condition where league_id = ${league.id}`
        ).map(({ player, outcome, note, why }) => [player, [outcome, note, why]]),
      );
    const notes = async () =>
      (await league.get<ConditionLedgerAnswer>(0, '/trades/conditions')).conditions.map(
        ({ confirmed }) => confirmed?.note ?? null,
      );
    const ended = ['void', null, { key: 'rostersImported' }];
    const after = {
      [gone?.id ?? 0]: ended,
      [moved?.id ?? 0]: ended,
      [kept?.id ?? 0]: [null, null, null],
    };
    expect(await conditions()).toEqual(after);
    const shown = await notes();
    // Earlier releases stored the sentence, and a migration gave it a key.
    const sentence = 'The rosters were imported, and the player is not on the team any more.';
    await query`update trade_condition set note = ${sentence}, why = null where league_id = ${league.id} and why is not null`;
    expect(shown.filter((note) => note === sentence)).toHaveLength(2);
    expect(await notes()).toEqual(shown);
    await rewriteRows(database, 'Migration20261208020000_condition_why');
    expect(await conditions()).toEqual(after);
    expect(await query`select ref from frozen_asset where league_id = ${league.id}`).toEqual([
      { ref: String(kept?.id) },
    ]);
    expect((await league.log()).filter((line) => line.startsWith('Condition void'))).toHaveLength(2);
  });

  test('wait for a draft that is about to begin, and stand still then', async () => {
    await joinable('Ida Iris');
    const draft = await league.openDraft('lobby');
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query(`update draft set status = 'running' where id = $1`, [draft]);
    const importing = attempt(file([`A,F,${tagged('Ida Iris')},,Act`]));
    const waiting = eventually(async () =>
      expect(
        await query`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ).toHaveLength(1),
    );
    expect(await Promise.race([importing.then(() => 'done'), waiting.then(() => 'waiting')])).toBe('waiting');
    await client.query('commit');
    client.release();
    expect(await importing).toMatchObject({ ok: false, refusal: { name: 'draftRunning' } });
  });
});
