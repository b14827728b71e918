import { basename } from 'node:path';
import type { Command } from 'commander';
import { CSV_KINDS, type CsvKind } from '@crease/core/players/files/csv.columns.js';
import { conflictsArgument, seasonArgument } from './import.arguments.js';
import { run, type FileOptions, type ImportCommands } from './import.commands.js';
import { filesOf, fromFile, NAMES, otherFilesOf, withFile } from './import.files.js';
import { importRosters } from './rosters/rosters.import.js';
import { refuse } from './imports.refusals.js';
import { withOptions, registerNhl, registerNhlGames, registerNhlSchedule } from './imports-nhl.cli.js';

interface RosterOptions extends FileOptions {
  league: string;
  strict?: boolean;
}

const WHAT: Readonly<Record<CsvKind, string>> = {
  players: 'players and their cap hits from a CSV file',
  contracts: 'contracts by season from a CSV file',
  'skater-stats': "skaters' seasons from a CSV file",
  'goalie-stats': "goalies' seasons from a CSV file",
  games: "players' games day by day from a CSV file",
  statuses: 'injury statuses from a CSV file',
  rankings: "the site's ranking from a CSV file",
};

/** Adds `import …` to the command line. Every command prints a summary; a refused file ends it with exit code 1. */
export function registerImportCommands(program: Command, commands: ImportCommands): Command {
  const group = program
    .command('import')
    .description('bring players, contracts, statistics, statuses and rankings into the database');
  registerCsvFiles(group, commands);
  registerRosters(group, commands);
  registerFolder(group, commands);
  registerNhl(group, commands);
  registerNhlGames(group, commands);
  registerNhlSchedule(group, commands);
  return group;
}

const withConflicts = (command: Command): Command =>
  command.option(
    '--conflicts <whose>',
    "whose cap hit stands where two sources disagree: 'ask' (the stored one, until it is decided in the console), 'stored' or 'file'",
    conflictsArgument,
  );

function registerCsvFiles(group: Command, commands: ImportCommands): void {
  for (const kind of CSV_KINDS) {
    const command = withOptions(group.command(`${kind} <file>`).description(WHAT[kind]));
    if (kind === 'players' || kind === 'contracts') withConflicts(command);
    if (kind === 'players')
      command.option(
        '--season <season>',
        "the season of the column cap_hit; the installation's current season when left out",
        seasonArgument,
      );
    command.action((file: string, options: FileOptions) =>
      run(commands, options, [(connection, show) => fromFile(connection, kind, file, options, show)]),
    );
  }
}

function registerRosters(group: Command, commands: ImportCommands): void {
  withOptions(
    group.command('rosters <file>').description('the rosters of a league from a CSV file, by names or NHL ids'),
  )
    .requiredOption('--league <id>', 'the league, by the id in the address of its pages')
    .option('--strict', 'refuse the whole file when one row cannot be used')
    .action((file: string, options: RosterOptions) =>
      run(commands, options, [
        (connection, show) =>
          withFile(file, (input, bytes) =>
            importRosters(connection, input, {
              leagueId: options.league,
              source: basename(file),
              bytes,
              now: new Date(),
              strict: options.strict === true,
              dryRun: options.dryRun === true,
              onProgress: show,
            }),
          ),
      ]),
    );
}

function registerFolder(group: Command, commands: ImportCommands): void {
  withConflicts(
    withOptions(
      group
        .command('all <folder>')
        .description(
          'every known file of a folder: players, skater_stats, goalie_stats, contracts, statuses, rankings',
        ),
    ),
  )
    .option('--season <season>', "the season of the players' column cap_hit", seasonArgument)
    .action(async (folder: string, options: FileOptions) => {
      const files = await filesOf(folder);
      const others = await otherFilesOf(folder, files);
      if (others.length > 0)
        (commands.print ?? console.log)(
          `Not imported: ${others.join(', ')}. One file of each kind is imported, under one of these names: ${NAMES.flatMap(([, names]) => names).join(', ')}.`,
        );
      const none = refuse('nothingToImport', {
        figures: { folder, files: NAMES.map(([, names]) => names[0]).join(', ') },
      });
      // A dry run imports each file on top of the previous ones.
      const together = options.dryRun === true;
      await run(
        commands,
        options,
        files.length === 0
          ? [() => Promise.resolve(none)]
          : files.map(
              ({ kind, file }) =>
                (connection, show) =>
                  fromFile(connection, kind, file, options, show, together),
            ),
        together,
      );
    });
}
