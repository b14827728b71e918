import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { mapColumns } from '@crease/core/imports/columns.rules.js';
import type { MoveInAnswer } from '@crease/core/imports/move-in.answers.js';
import { moveInFile } from '@crease/core/imports/move-in.rules.js';
import { reconcile } from '@crease/core/imports/reconcile.rules.js';
import { rowsOfTeam } from '@crease/core/imports/row-fates.rules.js';
import { NO_CHOICES, readSheet, rowKey, type Choices } from '@crease/core/imports/rows.rules.js';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import { startTestApp, type Refused, type TestApp, type TestUser } from '../testing/test-app.js';
import { createLeague } from '../testing/test-league.js';
import { importCsv } from './csv.import.js';

// Two real leagues that lie beside the repository where it is developed; they are no part of it, and neither are extracts.
const folder = join(process.cwd(), '..', 'shared', 'data');
const LEAGUES = [
  { file: join(folder, 'fantasy', 'fchl', 'players_2025.csv'), teams: 11, salaries: true },
  { file: join(folder, 'fantasy', 'ffhl_fantrax', 'rosters_2023_24.csv'), teams: 32, salaries: false },
];
const present = LEAGUES.every(({ file }) => existsSync(file));
if (!present) console.warn(`Not run: the move of real leagues needs ${folder}, which is not there.`);

(present ? describe : describe.skip)('real leagues move in by their tables', () => {
  let app: TestApp;
  let owner: TestUser;

  beforeAll(async () => {
    app = await startTestApp();
    const client = new pg.Client({ connectionString: app.config.DATABASE_URL });
    await client.connect();
    for (const [kind, file] of [
      ['players', 'players.csv'],
      ['skater-stats', 'skater_stats.csv'],
      ['goalie-stats', 'goalie_stats.csv'],
      ['contracts', 'contracts_by_season.csv'],
    ] as const) {
      const settings = { kind, source: file, now: new Date('2026-05-01T12:00:00Z') };
      const result = await importCsv(client, createReadStream(join(folder, file)), settings);
      if (!result.ok) throw new Error(result.refusal.message);
    }
    await client.end();
    owner = await app.signUp('owner');
  }, 120_000);
  afterAll(() => app?.close());

  it.each(LEAGUES)(
    '$teams teams: everybody comes, or is asked; unknown ones as prospects; sums agree to the dollar',
    async (of) => {
      const leagueId = await createLeague(owner, {
        num_teams: of.teams,
        max_roster_size: 60,
        rookie_bank_size: 80,
        ir_slots: 10,
        ...(of.salaries ? {} : { current_year: '2023-24' }),
      });
      const rows = parse(readFileSync(of.file, 'utf8'), { relax_column_count: true });
      const sheet = { name: 'rosters.csv', rows };
      const read = readSheet(sheet, mapColumns(rows));
      const teams = (await owner.api<LeagueAnswer>('GET', `/api/${leagueId}`)).body.teams.map(
        ({ team_id, team_name }) => ({
          team_id,
          name: team_name,
        }),
      );
      const bring = async (choices: Choices, dryRun: boolean) => {
        const file = moveInFile(read, teams, choices);
        expect(file.open).toEqual({ teams: [], words: [] });
        const form = new FormData();
        form.append('file', new Blob([file.csv]), 'rosters.csv');
        const { status, body } = await owner.api<MoveInAnswer & Refused>(
          'POST',
          `/api/${leagueId}/move-in?dry_run=${dryRun}`,
          form,
        );
        expect([status, body.refusal]).toEqual([200, undefined]);
        return { file, body };
      };
      // Some rows of the one file have another word where the place should be: those are left out.
      const { words } = moveInFile(read, teams, NO_CHOICES).open;
      const settled = { ...NO_CHOICES, words: Object.fromEntries(words.map((word) => [word, 'gone' as const])) };
      expect(words.every((word) => /^\d+$/.test(word))).toBe(true);
      const tried = await bring(settled, true);
      // Whom nobody knows comes as a prospect; whoever is known twice, or nearly, would be asked and stays behind here.
      const unknown = tried.body.rows.filter(
        ({ action, candidates }) => action === 'refused' && candidates.length === 0,
      );
      const players = Object.fromEntries(
        unknown.flatMap(({ row, player_id }) => {
          const sent = tried.file.sent[row - 2];
          return sent === undefined || player_id !== null ? [] : [[rowKey(sent.row), 'new' as const]];
        }),
      );
      const { file, body } = await bring({ ...settled, players }, false);
      const refused = body.rows.filter(({ action }) => action === 'refused');
      expect(body.counts.created + refused.length).toBe(file.sent.length);
      expect(refused.length).toBeLessThan(file.sent.length * 0.1);
      for (const { team_id, team_name, players: here } of body.teams) {
        const there = rowsOfTeam(file, body, { team_id, team_name });
        const found = reconcile(there, here);
        const explained = found.differences.reduce((sum, one) => sum + (one.here ?? 0) - (one.there ?? 0), 0);
        if (of.salaries) expect((found.there.cap ?? 0) + explained).toBe(found.here.cap);
        expect(there.length - found.differences.filter(({ why }) => why === 'missing').length).toBe(here.length);
      }
      const again = await bring({ ...settled, players }, false);
      expect(again.body.counts).toMatchObject({ created: 0, updated: 0, refused: refused.length });
      console.info(
        `${of.teams} teams: ${file.sent.length} rows of teams, ${body.counts.created} came, ${unknown.length} of them as prospects, ${refused.length} to be asked`,
      );
    },
    120_000,
  );
});
