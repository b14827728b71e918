import type { Command } from 'commander';
import { calendarSeason } from '@crease/core/season.js';
import { dayArgument, reportArgument, seasonArgument } from '../../imports/import.arguments.js';
import { run, type FileOptions, type ImportCommands } from '../../imports/import.commands.js';
import { importSampleGames, playedDays } from './sample-games.import.js';
import { refuse } from '../seeds.refusals.js';

interface SampleGamesOptions extends FileOptions {
  from?: string;
  to?: string;
}

export function registerSampleCommands(group: Command, commands: ImportCommands): void {
  group
    .command('sample-games')
    .description("invented games of the sample's players, by which leagues on the sample score")
    .option(
      '--season <season>',
      'the season that the games count in; the one of the calendar when left out',
      seasonArgument,
    )
    .option('--from <day>', 'the first day; the first of the season when left out', dayArgument)
    .option('--to <day>', 'the last day; yesterday when left out', dayArgument)
    .option('--dry-run', 'report what would change, and change nothing')
    .option('--report <file>', 'write the report row by row to a .json or .csv file', reportArgument)
    .action((options: SampleGamesOptions) => {
      const now = new Date();
      const season = options.season ?? calendarSeason(now.getTime());
      const played = playedDays(season, now.toISOString().slice(0, 10));
      const [from, to] = [options.from ?? played?.from, options.to ?? played?.to];
      const none = refuse('gameDays.noneOver', { figures: { season } });
      return run(commands, options, [
        (connection, bar) =>
          from === undefined || to === undefined
            ? Promise.resolve(none)
            : importSampleGames(connection, {
                season,
                from,
                to,
                now,
                dryRun: options.dryRun === true,
                onProgress: bar,
              }),
      ]);
    });
}
