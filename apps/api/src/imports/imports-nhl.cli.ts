import type { Command } from 'commander';
import { dayPlus } from '@crease/core/calendar.js';
import { dbOn } from '../platform/database/connection/client.js';
import { readPresentSeason } from '../platform/database/present-season.js';
import { clubsArgument, dayArgument, reportArgument, seasonArgument } from './import.arguments.js';
import { run, type FileOptions, type ImportCommands } from './import.commands.js';
import { NhlClient, nhlSettings } from './nhl/nhl.client.js';
import { importNhlGames } from './nhl/nhl-games.import.js';
import { importNhl } from './nhl/nhl.import.js';
import { importNhlSchedule } from './nhl/schedule.import.js';

interface GamesOptions extends FileOptions {
  from?: string;
  to?: string;
}

interface NhlOptions extends FileOptions {
  clubs?: string[];
}

export const withOptions = (command: Command): Command =>
  command
    .option('--dry-run', 'report what would change, and change nothing')
    .option('--report <file>', 'write the report row by row to a .json or .csv file', reportArgument);

export function registerNhl(group: Command, commands: ImportCommands): void {
  withOptions(group.command('nhl').description("rosters, players and statistics from the NHL's public web API"))
    .option('--season <season>', "the installation's current season when left out", seasonArgument)
    .option('--clubs <codes>', 'only these clubs, like TOR,OTT', clubsArgument)
    .action((options: NhlOptions) =>
      run(commands, options, [
        async (connection, show) => {
          const now = new Date();
          const current = await readPresentSeason(dbOn(connection), now.getTime());
          const season = options.season ?? current;
          return importNhl(connection, new NhlClient(nhlSettings(commands.environment ?? process.env)), {
            season,
            current: season === current,
            now,
            dryRun: options.dryRun === true,
            onProgress: show,
            ...(options.clubs === undefined ? {} : { clubs: options.clubs }),
          });
        },
      ]),
    );
}

export function registerNhlGames(group: Command, commands: ImportCommands): void {
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
        (connection, show) =>
          importNhlGames(connection, new NhlClient(nhlSettings(commands.environment ?? process.env)), {
            from: options.from ?? dayPlus(today, -3),
            to: options.to ?? dayPlus(today, -1),
            now,
            dryRun: options.dryRun === true,
            onProgress: show,
          }),
      ]);
    });
}

export function registerNhlSchedule(group: Command, commands: ImportCommands): void {
  withOptions(
    group
      .command('nhl-schedule')
      .description('the regular season’s games from the NHL, by which seasons of matchups are divided into periods'),
  )
    .option('--season <season>', "the installation's current season when left out", seasonArgument)
    .action((options: FileOptions & Pick<NhlOptions, 'season'>) =>
      run(commands, options, [
        async (connection, show) => {
          const now = new Date();
          return importNhlSchedule(connection, new NhlClient(nhlSettings(commands.environment ?? process.env)), {
            season: options.season ?? (await readPresentSeason(dbOn(connection), now.getTime())),
            now,
            dryRun: options.dryRun === true,
            onProgress: show,
          });
        },
      ]),
    );
}
