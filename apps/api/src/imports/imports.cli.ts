import { createReadStream, type ReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SingleBar, Presets } from 'cli-progress';
import { InvalidArgumentError, type Command } from 'commander';
import { stringify } from 'csv-stringify/sync';
import pg from 'pg';
import { currentClubCode } from '@crease/core/players/clubs.js';
import { CSV_KINDS, type CsvKind, type ImportReport } from '@crease/core/players/players.import.schema.js';
import { refuse, type Result } from '@crease/core/result.js';
import { isSeason } from '@crease/core/season.js';
import { dayPlus, isDay } from '@crease/core/calendar.js';
import { migrate } from '../platform/database/migrate.js';
import type { Schema } from '../platform/database/orm.config.js';
import { readPresentSeason } from '../platform/database/present-season.js';
import { importCsv } from './csv.import.js';
import { sqlOf, type ImportProgress } from './import.run.js';
import { NhlClient, nhlSettings } from './nhl.client.js';
import { importNhlGames } from './nhl-games.import.js';
import { importNhl } from './nhl.import.js';
import { importRosters } from './rosters.import.js';

export interface ImportCommands {
  readonly databaseUrl: string;
  readonly schema: Schema;
  /** Where the NHL's two addresses may be configured. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly print?: (line: string) => void;
  /** Told the exit code of the command: 1 when a file, or the NHL, was refused. */
  readonly exit?: (code: number) => void;
}

export interface FileOptions {
  dryRun?: boolean;
  report?: string;
  season?: string;
}

interface RosterOptions extends FileOptions {
  league: string;
  strict?: boolean;
}

interface GamesOptions extends FileOptions {
  from?: string;
  to?: string;
}

interface NhlOptions extends FileOptions {
  clubs?: string[];
}

/** The names that `import all` looks for, in the order in which they build on one another. */
const NAMES: readonly (readonly [CsvKind, readonly string[]])[] = [
  ['players', ['players.csv']],
  ['skater-stats', ['skater_stats.csv', 'skater-stats.csv']],
  ['goalie-stats', ['goalie_stats.csv', 'goalie-stats.csv']],
  ['contracts', ['contracts.csv', 'contracts_by_season.csv']],
  ['games', ['games.csv']],
  ['statuses', ['statuses.csv']],
  ['rankings', ['rankings.csv']],
];

const WHAT: Readonly<Record<CsvKind, string>> = {
  players: 'players and their cap hits from a CSV file',
  contracts: 'contracts by season from a CSV file',
  'skater-stats': "skaters' seasons from a CSV file",
  'goalie-stats': "goalies' seasons from a CSV file",
  games: "players' games day by day from a CSV file",
  statuses: 'injury statuses from a CSV file',
  rankings: "the site's ranking from a CSV file",
};

export function seasonArgument(value: string): string {
  if (!isSeason(value)) throw new InvalidArgumentError("A season is written like '2025-26'.");
  return value;
}

function clubsArgument(value: string): string[] {
  return value
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const code = currentClubCode(part);
      if (code === undefined) throw new InvalidArgumentError(`'${part}' is not the code of an NHL club.`);
      return code;
    });
}

/** Adds `import …` to the command line. Every command prints a summary; a refused file ends it with exit code 1. */
export function registerImportCommands(program: Command, commands: ImportCommands): Command {
  const group = program
    .command('import')
    .description('bring players, contracts, statistics, statuses and rankings into the database');
  const withOptions = (command: Command): Command =>
    command
      .option('--dry-run', 'report what would change, and change nothing')
      .option('--report <file>', 'write the report row by row to a .json or .csv file', reportArgument);

  for (const kind of CSV_KINDS) {
    const command = withOptions(group.command(`${kind} <file>`).description(WHAT[kind]));
    if (kind === 'players')
      command.option(
        '--season <season>',
        "the season of the column cap_hit; the installation's current season when left out",
        seasonArgument,
      );
    command.action((file: string, options: FileOptions) =>
      run(commands, options, [(connection, bar) => fromFile(connection, kind, file, options, bar)]),
    );
  }

  withOptions(
    group.command('rosters <file>').description('the rosters of a league from a CSV file, by names or NHL ids'),
  )
    .requiredOption('--league <id>', 'the league, by the id in the address of its pages')
    .option('--strict', 'refuse the whole file when one row cannot be used')
    .action((file: string, options: RosterOptions) =>
      run(commands, options, [
        (connection, bar) =>
          withFile(file, (input, bytes) =>
            importRosters(connection, input, {
              leagueId: options.league,
              source: basename(file),
              bytes,
              now: new Date(),
              strict: options.strict === true,
              dryRun: options.dryRun === true,
              onProgress: bar,
            }),
          ),
      ]),
    );

  withOptions(
    group
      .command('all <folder>')
      .description('every known file of a folder: players, skater_stats, goalie_stats, contracts, statuses, rankings'),
  )
    .option('--season <season>', "the season of the players' column cap_hit", seasonArgument)
    .action(async (folder: string, options: FileOptions) => {
      const files = await filesOf(folder);
      const none = refuse('nothingToImport', `${folder} has none of ${NAMES.map(([, names]) => names[0]).join(', ')}.`);
      // A dry run judges the files together: each is tried on what those before it would have brought.
      const together = options.dryRun === true;
      await run(
        commands,
        options,
        files.length === 0
          ? [() => Promise.resolve(none)]
          : files.map(
              ({ kind, file }) =>
                (connection, bar) =>
                  fromFile(connection, kind, file, options, bar, together),
            ),
        together,
      );
    });

  withOptions(group.command('nhl').description("rosters, players and statistics from the NHL's public web API"))
    .option('--season <season>', "the installation's current season when left out", seasonArgument)
    .option('--clubs <codes>', 'only these clubs, like TOR,OTT', clubsArgument)
    .action((options: NhlOptions) =>
      run(commands, options, [
        async (connection, bar) => {
          const now = new Date();
          const current = await readPresentSeason(sqlOf(connection), now.getTime());
          const season = options.season ?? current;
          return importNhl(connection, new NhlClient(nhlSettings(commands.environment ?? process.env)), {
            season,
            current: season === current,
            now,
            dryRun: options.dryRun === true,
            onProgress: bar,
            ...(options.clubs === undefined ? {} : { clubs: options.clubs }),
          });
        },
      ]),
    );

  withOptions(
    group
      .command('nhl-games')
      .description('who scored and won in the games of some days, from the NHL: what teams earn their points by'),
  )
    .option(
      '--from <day>',
      'the first day; three days ago when left out, so that corrections come through',
      dayArgument,
    )
    .option('--to <day>', 'the last day; yesterday when left out', dayArgument)
    .action((options: GamesOptions) => {
      const now = new Date();
      const today = now.toISOString().slice(0, 10);
      return run(commands, options, [
        (connection, bar) =>
          importNhlGames(connection, new NhlClient(nhlSettings(commands.environment ?? process.env)), {
            from: options.from ?? dayPlus(today, -3),
            to: options.to ?? dayPlus(today, -1),
            now,
            dryRun: options.dryRun === true,
            onProgress: bar,
          }),
      ]);
    });
  return group;
}

export function dayArgument(value: string): string {
  if (!isDay(value)) throw new InvalidArgumentError("A day is written like '2025-11-20'.");
  return value;
}

export function reportArgument(value: string): string {
  if (!/\.(?:json|csv)$/i.test(value)) throw new InvalidArgumentError('The report is a .json or a .csv file.');
  return value;
}

export type Import = (connection: pg.Client, bar: (progress: ImportProgress) => void) => Promise<Result<ImportReport>>;

const fromFile = (
  connection: pg.Client,
  kind: CsvKind,
  file: string,
  options: FileOptions,
  bar: (progress: ImportProgress) => void,
  within = false,
): Promise<Result<ImportReport>> =>
  withFile(file, (input, bytes) =>
    importCsv(connection, input, {
      kind,
      source: basename(file),
      bytes,
      now: new Date(),
      dryRun: options.dryRun === true,
      within,
      onProgress: bar,
      ...(options.season === undefined ? {} : { season: options.season }),
    }),
  );

/** Opens a file for an import, and puts its name before whatever is refused. */
async function withFile(
  file: string,
  work: (input: ReadStream, bytes: number) => Promise<Result<ImportReport>>,
): Promise<Result<ImportReport>> {
  let bytes: number;
  try {
    const found = await stat(file);
    if (!found.isFile()) return refuse('importFileRefused', `${file} is not a file.`);
    bytes = found.size;
  } catch {
    return refuse('importFileRefused', `${file} cannot be opened.`, { fix: 'Check the name and who may read it.' });
  }
  const result = await work(createReadStream(file), bytes);
  return result.ok
    ? result
    : refuse(
        result.refusal.name,
        `${file}: ${result.refusal.message}`,
        result.refusal.fix === undefined ? {} : { fix: result.refusal.fix },
      );
}

async function filesOf(folder: string): Promise<{ kind: CsvKind; file: string }[]> {
  const found: { kind: CsvKind; file: string }[] = [];
  for (const [kind, names] of NAMES) {
    for (const name of names) {
      const file = join(folder, name);
      if (
        await stat(file).then(
          (entry) => entry.isFile(),
          () => false,
        )
      ) {
        found.push({ kind, file });
        break;
      }
    }
  }
  return found;
}

/** Runs imports one after the other on one connection, and stops at the first that is refused: the next may need it. `together`: in one transaction, which is undone. */
export async function run(
  commands: ImportCommands,
  options: FileOptions,
  imports: readonly Import[],
  together = false,
): Promise<void> {
  const print = commands.print ?? console.log;
  // an import may be the first thing a new database sees
  await migrate(commands.databaseUrl, commands.schema);
  const connection = new pg.Client({ connectionString: commands.databaseUrl, connectionTimeoutMillis: 10_000 });
  connection.on('error', () => undefined);
  const reports: ImportReport[] = [];
  let code = 0;
  await connection.connect();
  try {
    if (together) await connection.query('begin');
    for (const one of imports) {
      const bar = progressBar();
      const result = await one(connection, bar.show).finally(bar.stop);
      if (!result.ok) {
        print(`Refused. ${result.refusal.message}${result.refusal.fix === undefined ? '' : ` ${result.refusal.fix}`}`);
        code = 1;
        break;
      }
      reports.push(result.value);
      for (const line of summary(result.value)) print(line);
    }
    if (together) await connection.query('rollback');
    if (options.report !== undefined && reports.length > 0) {
      await writeFile(
        options.report,
        /\.csv$/i.test(options.report) ? reportCsv(reports) : `${JSON.stringify(reports, null, 2)}\n`,
      );
      print(`The report is in ${options.report}.`);
    }
  } finally {
    await connection.end();
  }
  (commands.exit ?? ((exit) => (process.exitCode = exit)))(code);
}

/** A bar while a person looks on; nothing in a pipe or a log. */
function progressBar(): { show: (progress: ImportProgress) => void; stop: () => void } {
  if (!process.stderr.isTTY) return { show: () => undefined, stop: () => undefined };
  const bar = new SingleBar(
    {
      format: '{phase} {bar} {percentage}% {value}/{total}',
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: true,
    },
    Presets.shades_classic,
  );
  let started = false;
  const words: Record<ImportProgress['phase'], string> = { read: 'reading ', check: 'checking', fetch: 'fetching' };
  return {
    show: ({ phase, done, total }) => {
      if (total === 0) return;
      if (!started) bar.start(total, done, { phase: words[phase] });
      started = true;
      bar.setTotal(total);
      bar.update(done, { phase: words[phase] });
    },
    stop: () => bar.stop(),
  };
}

const SHOWN_ROWS = 8;

/** What an import did, for a terminal: the counts, each reason for a refusal with its rows, and the notes. */
export function summary(report: ImportReport): string[] {
  const { counts } = report;
  const lines = [
    `${report.source}: ${report.dry_run ? 'would be ' : ''}${counts.created} created, ${counts.updated} updated, ${counts.unchanged} unchanged, ${counts.refused} refused of ${counts.rows} rows.`,
  ];
  const reasons = new Map<string, number[]>();
  for (const row of report.rows) {
    if (row.action !== 'refused') continue;
    const why = row.why ?? '';
    const rows = reasons.get(why) ?? [];
    rows.push(row.row);
    reasons.set(why, rows);
  }
  for (const [why, rows] of [...reasons].sort(([, one], [, two]) => two.length - one.length)) {
    const more = rows.length > SHOWN_ROWS ? ` and ${rows.length - SHOWN_ROWS} more` : '';
    lines.push(
      `  refused ${rows.length}: ${why} (row${rows.length === 1 ? '' : 's'} ${rows.slice(0, SHOWN_ROWS).join(', ')}${more})`,
    );
  }
  for (const note of report.notes) lines.push(`  ${note}`);
  return lines;
}

/** The rows of reports as CSV. Cells that a spreadsheet would run as a formula are defused. */
export function reportCsv(reports: readonly ImportReport[]): string {
  const rows = reports.flatMap((report) =>
    report.rows.map((row) => [
      report.source,
      row.row,
      row.action,
      row.id,
      row.name,
      row.field,
      row.value,
      row.why,
      row.changes === undefined
        ? ''
        : Object.entries(row.changes)
            .map(
              ([column, [before, after]]) => `${column}: ${String(before ?? '(none)')} → ${String(after ?? '(none)')}`,
            )
            .join('; '),
    ]),
  );
  return stringify([['import', 'row', 'action', 'nhl_id', 'name', 'field', 'value', 'why', 'changes'], ...rows], {
    escape_formulas: true,
  });
}
