import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { extrasOf } from '@crease/core/imports/move-in/extras.rules.js';
import { seasonOfName } from '@crease/core/imports/move-in/table-season.rules.js';
import { readExtras, teamsNamed, type KnownSheet } from '@crease/core/imports/move-in/extras-rows.rules.js';
import { mapColumns } from '@crease/core/imports/sheet/columns.rules.js';
import type { MoveInAnswer } from '@crease/core/imports/move-in/move-in.answers.js';
import { moveInFile, type MoveInFile } from '@crease/core/imports/move-in/move-in.rules.js';
import { NO_CHOICES, readSheet, rowKey, teamsFound, type Choices } from '@crease/core/imports/sheet/rows.rules.js';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type { Refused, TestApp, TestUser } from '../../testing/test-app.js';
import { createLeague } from '../../testing/test-league.js';
import { importCsv } from '../csv/csv.import.js';

// Two real leagues, stored outside the repository.
const folder = join(process.cwd(), '..', 'shared', 'data');
export const LEAGUES = [
  { file: join(folder, 'fantasy', 'fchl', 'players_2025.csv'), teams: 11, salaries: true, past: [] },
  {
    file: join(folder, 'fantasy', 'ffhl_fantrax', 'rosters_2023_24.csv'),
    teams: 32,
    salaries: false,
    past: ['rosters_2021_22.csv', 'rosters_2022_23.csv'].map((name) => join(folder, 'fantasy', 'ffhl_fantrax', name)),
  },
];
export type RealLeague = (typeof LEAGUES)[number];
const sheetOf = (file: string) => ({
  name: basename(file),
  rows: parse(readFileSync(file, 'utf8'), { relax_column_count: true }),
});

export function realLeaguesThere(): boolean {
  const present = LEAGUES.every(({ file }) => existsSync(file));
  if (!present) console.warn(`Not run: the move of real leagues needs ${folder}, which is not there.`);
  return present;
}

export async function bringRealPlayers(app: TestApp): Promise<void> {
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
}

export interface RealMove {
  readonly leagueId: string;
  readonly file: MoveInFile;
  readonly body: MoveInAnswer;
  readonly unknown: number;
  /** Invalid values in the place column. */
  readonly words: readonly string[];
  again(): Promise<MoveInAnswer>;
}

/**
 * Imports a real league with its past into a new one. Unknown players become prospects; ambiguous rows are left out.
 */
export async function moveRealLeague(owner: TestUser, of: RealLeague): Promise<RealMove> {
  const leagueId = await createLeague(owner, {
    num_teams: of.teams,
    max_roster_size: 60,
    rookie_bank_size: 80,
    ir_slots: 10,
    ...(of.salaries ? {} : { current_year: '2023-24' }),
  });
  const sheet = sheetOf(of.file);
  const read = readSheet(sheet, mapColumns(sheet.rows));
  const earlier = of.past.map((file): KnownSheet => {
    const old = sheetOf(file);
    const season = seasonOfName(old.name) ?? undefined;
    return { sheet: old, kind: 'past_rosters', mapped: mapColumns(old.rows, 'past_rosters'), season };
  });
  const teams = (await owner.api<LeagueAnswer>('GET', `/api/${leagueId}`)).body.teams.map(({ team_id, team_name }) => ({
    team_id,
    name: team_name,
  }));
  const bring = async (choices: Choices, dryRun: boolean) => {
    const file = moveInFile(read, teams, choices);
    const known = teamsFound([...read, ...teamsNamed(earlier.flatMap(readExtras))], teams, choices);
    const ids = new Map(known.flatMap(({ name, team_id }) => (team_id === null ? [] : [[name, team_id] as const])));
    const along = extrasOf(earlier, ids, { pickType: null, rules: '' }).body;
    const form = new FormData();
    form.append('file', new Blob([JSON.stringify({ rosters: file.csv, along })]), 'league.json');
    const { status, body } = await owner.api<MoveInAnswer & Refused>(
      'POST',
      `/api/${leagueId}/move-in?dry_run=${dryRun}`,
      form,
    );
    if (status !== 200) throw new Error(body.refusal.message);
    return { file, body };
  };
  const { words } = moveInFile(read, teams, NO_CHOICES).open;
  const settled = { ...NO_CHOICES, words: Object.fromEntries(words.map((word) => [word, 'gone' as const])) };
  const tried = await bring(settled, true);
  const unknown = tried.body.rows.filter(({ action, candidates }) => action === 'refused' && candidates.length === 0);
  const players = Object.fromEntries(
    unknown.flatMap(({ row, player_id }) => {
      const sent = tried.file.sent[row - 2];
      return sent === undefined || player_id !== null ? [] : [[rowKey(sent.row), 'new' as const]];
    }),
  );
  const done = await bring({ ...settled, players }, false);
  return {
    leagueId,
    ...done,
    unknown: unknown.length,
    words,
    again: async () => (await bring({ ...settled, players }, false)).body,
  };
}
