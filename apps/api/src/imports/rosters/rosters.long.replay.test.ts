import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import type { HomeAnswer } from '@crease/core/activity/activity.schema.js';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type { PlayersAnswer, PlayerTransactionsAnswer } from '@crease/core/players/players.schema.js';
import type { ImportReport } from '@crease/core/players/files/import.report.js';
import type { TeamPageAnswer } from '@crease/core/teams/team.answers.js';
import { startTestApp, type TestApp, type TestUser } from '../../testing/test-app.js';
import { createLeague } from '../../testing/test-league.js';
import { importCsv } from '../csv/csv.import.js';
import { importRosters } from './rosters.import.js';

// A real league of 32 teams, stored outside the repository.
const folder = join(process.cwd(), '..', 'shared', 'data');
const rosters = join(folder, 'fantasy', 'ffhl_fantrax', 'rosters_2023_24.csv');
const present = existsSync(rosters);
if (!present) console.warn(`Not run: the replay of a real league needs ${rosters}, which is not there.`);

type Row = Record<string, string>;

(present ? describe : describe.skip)('a real league of 2023-24, moved in by its rosters', () => {
  let app: TestApp;
  let owner: TestUser;
  let leagueId: string;
  let client: pg.Client;
  let report: ImportReport;
  const rows: Row[] = present ? parse(readFileSync(rosters, 'utf8'), { columns: true }) : [];
  const here = rows.filter((row) => row.status !== 'gone');

  const bring = async () => {
    const result = await importRosters(client, createReadStream(rosters), {
      leagueId,
      source: 'rosters_2023_24.csv',
      now: new Date(),
    });
    if (!result.ok) throw new Error(result.refusal.message);
    return result.value;
  };

  beforeAll(async () => {
    app = await startTestApp();
    client = new pg.Client({ connectionString: app.config.DATABASE_URL });
    await client.connect();
    for (const [kind, file] of [
      ['players', 'players.csv'],
      ['skater-stats', 'skater_stats.csv'],
      ['goalie-stats', 'goalie_stats.csv'],
      ['contracts', 'contracts_by_season.csv'],
    ] as const) {
      const result = await importCsv(client, createReadStream(join(folder, file)), {
        kind,
        source: file,
        now: new Date('2026-05-01T12:00:00Z'),
      });
      if (!result.ok) throw new Error(result.refusal.message);
    }
    owner = await app.signUp('owner');
    leagueId = await createLeague(owner, {
      num_teams: 32,
      max_roster_size: 40,
      rookie_bank_size: 80,
      ir_slots: 10,
      ...{ current_year: '2023-24' },
    });
    report = await bring();
  }, 120_000);

  afterAll(async () => {
    await client?.end();
    await app?.close();
  });

  it('joins every row or says why not, and nearly everybody who played', () => {
    expect(report.counts.rows).toBe(rows.length);
    const refused = report.rows.filter(({ action }) => action === 'refused');
    expect(report.counts.created + refused.length).toBe(here.length);
    for (const row of refused)
      expect(row.why?.[0]?.key).toMatch(
        /^player\.(?:unknown|similar|several)$|^roster\.namesakes$|^row\.samePlace$|^cell\.status$/,
      );
    // Prospects who never played are not all known.
    const played = (row: Row | undefined): boolean => row?.status === 'Act' && Number(row.gp) > 0;
    const missed = refused.filter(({ row }) => played(rows[row - 2]));
    expect(missed.length / here.filter(played).length).toBeLessThan(0.005);
  });

  it('puts every team in its own place, in 32 teams', async () => {
    const placed = await client.query<{ team: string; id: number; name: string; place: string }>(
      'select t.name as team, r.player_id as id, p.full_name as name, r.place from roster_entry r join team t on t.league_id = r.league_id and t.id = r.team_id join player p on p.id = r.player_id where r.league_id = $1',
      [leagueId],
    );
    expect(placed.rows).toHaveLength(report.counts.created);
    expect(new Set(placed.rows.map(({ team }) => team)).size).toBe(32);
    const wanted = new Map(
      here.map((row) => [
        `${row.fantasy_team ?? ''} ${row.player ?? ''}`,
        { Act: 'active', Res: 'active', IR: 'ir', Min: 'rookie' }[row.status ?? ''],
      ]),
    );
    const alike = placed.rows.filter(({ team, name }) => wanted.has(`${team} ${name}`));
    expect(alike.length).toBeGreaterThan(placed.rows.length * 0.9);
    for (const { team, name, place } of alike)
      expect([team, name, place]).toEqual([team, name, wanted.get(`${team} ${name}`)]);
  });

  it('is the same when it is imported again', async () => {
    const again = await bring();
    expect(again.counts).toMatchObject({ created: 0, updated: 0, refused: report.counts.refused });
  });

  it('opens: home, league, every team with the contracts of its season, and the players', async () => {
    const home = await owner.api<HomeAnswer>('GET', `/api/${leagueId}/home`);
    expect(home.status).toBe(200);
    expect(home.body.seasons).toEqual(['2021-22', '2022-23', '2023-24']);
    expect(home.body.recentActivity.map(({ message }) => message)).toContain(
      `Rosters were imported: 32 teams, ${report.counts.created} players.`,
    );
    const { league, teams } = (await owner.api<LeagueAnswer>('GET', `/api/${leagueId}`)).body;
    expect(league).toMatchObject({ current_season: '2023-24', using_previous_contracts: true });
    expect(teams.reduce((sum, team) => sum + team.roster_size + team.ir_count + team.rookie_count, 0)).toBe(
      report.counts.created,
    );
    for (const { team_id } of teams) {
      const { status, body } = await owner.api<TeamPageAnswer>('GET', `/api/${leagueId}/teams/${team_id}`);
      expect(status).toBe(200);
      expect(body.season).toBe('2023-24');
      expect(body.roster.length).toBeGreaterThan(20);
      expect(body.figures.total_cap).toBe(
        body.roster.filter(({ place }) => place === 'active').reduce((sum, { charge }) => sum + charge, 0),
      );
    }
    const players = await owner.api<PlayersAnswer>('GET', `/api/${leagueId}/players?limit=500`);
    expect(players.body.players.filter(({ owner: holder }) => holder !== null).length).toBeGreaterThan(200);
    const [someone] = players.body.players.filter(({ owner: holder }) => holder !== null);
    const history = await owner.api<PlayerTransactionsAnswer>(
      'GET',
      `/api/${leagueId}/players/${someone?.id ?? 0}/transactions`,
    );
    expect(history.body.transactions).toMatchObject([{ kind: 'imported', team_name: someone?.owner?.team_name }]);
  }, 30_000);
});
