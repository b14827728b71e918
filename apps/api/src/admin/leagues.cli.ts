import type { Command } from 'commander';
import type { LeagueDelaysAnswer } from '@crease/core/auth/auth.answers.js';
import { AS, JSON_OPTION, type Options, type Print, type Run } from './cli.parts.js';
import type { LeagueSize } from './league-sizes.queries.js';

const leagueLine = ({ id, name, phase, season, teams, members, players }: LeagueSize) =>
  [id, name, phase, season, teams, members, players].map(String);
const LEAGUE_HEAD = ['id', 'name', 'phase', 'season', 'teams', 'members', 'players'];

const delayLine = ({ league_id, task, since, tries, next_try_at, cause }: LeagueDelaysAnswer['delays'][number]) => [
  league_id,
  task,
  since,
  String(tries),
  next_try_at,
  cause,
];
const DELAY_HEAD = ['league', 'work', 'since', 'tries', 'next try', 'cause'];

interface Said {
  readonly print: Print;
  say(line: string): void;
}

export function registerLeagueCommands(admin: Command, run: Run, { print, say }: Said): void {
  const leagues = admin.command('leagues').description('leagues');
  leagues
    .command('list')
    .argument('[text]', 'a part of the name', '')
    .option(...JSON_OPTION)
    .description('list leagues with their sizes, at most 500')
    .action(async (text: string, { json }: Options) =>
      print(await run((commands) => commands.listLeagues(text)), LEAGUE_HEAD, leagueLine, json),
    );
  leagues
    .command('delays')
    .option(...JSON_OPTION)
    .description('list background work that failed and waits for its next try')
    .action(async ({ json }: Options) =>
      print((await run((commands) => commands.listDelays())).delays, DELAY_HEAD, delayLine, json),
    );
  leagues
    .command('retry')
    .argument('<league>', 'its id')
    .argument('<work>', 'as "delays" names it')
    .requiredOption(...AS)
    .option(...JSON_OPTION)
    .description('try delayed work again in the next round of a running server')
    .action(async (league: string, work: string, { as, json }: Options) =>
      print((await run((commands) => commands.retryWork(league, work, as))).delays, DELAY_HEAD, delayLine, json),
    );
  leagues
    .command('recalculate')
    .argument('<league>', 'its id')
    .argument('<day>', 'the first day, like 2026-10-07')
    .requiredOption(...AS)
    .description('calculate points again from a day on, in the next round of a running server')
    .action(async (league: string, day: string, { as }: Options) => {
      await run((commands) => commands.recalculatePoints(league, day, as));
      say(`The points of ${league} from ${day} on are calculated again in the next round of a running server.`);
    });
  leagues
    .command('delete')
    .argument('<league>', 'its id')
    .requiredOption(...AS)
    .requiredOption('--archive <file>', 'where its archive is written first, a new file')
    .option('--confirm <name>', 'the name of the league; without it the command only says what it would delete')
    .description('delete a league with all its seasons, after writing its archive')
    .action(
      async (leagueId: string, { as, archive: file, confirm }: Options & { archive: string; confirm?: string }) => {
        await run((commands) => commands.deleteLeague({ leagueId, file, confirm }, as));
        say(`The league is deleted. Its archive is ${file}.`);
      },
    );
}
