import type { INestApplicationContext } from '@nestjs/common';
import type { Command } from 'commander';
import type { LeagueDelaysAnswer } from '@crease/core/auth/auth.answers.js';
import type { AdminUser } from '@crease/core/auth/auth.schema.js';
import { AdminCommands } from './admin.commands.js';
import type { LeagueSize } from './league-sizes.queries.js';

/** What the commands need from outside. */
export interface AdminShell {
  /** Opens the application without its server. */
  open(): Promise<Pick<INestApplicationContext, 'get' | 'close'>>;
  say(line: string): void;
}

interface Options {
  readonly as: string;
  readonly json?: boolean;
}

const AS = ['--as <email>', 'the site owner who does it, for the security log'] as const;
const JSON_OPTION = ['--json', 'print JSON'] as const;

const userLine = ({ email, user_name, first_name, last_name, leagues, last_seen_at, disabled_at }: AdminUser) => [
  email,
  user_name,
  `${first_name} ${last_name}`,
  String(leagues),
  last_seen_at ?? '-',
  disabled_at === null ? 'active' : 'disabled',
];
const USER_HEAD = ['email', 'username', 'name', 'leagues', 'last seen', 'state'];

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

/** Aligns columns with spaces. */
function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Adds `admin users …` and `admin leagues …`: the console's work from a shell. */
export function registerAdminCommands(program: Command, { open, say }: AdminShell): void {
  async function run<T>(work: (commands: AdminCommands) => Promise<T>): Promise<T> {
    const app = await open();
    try {
      return await work(app.get(AdminCommands));
    } finally {
      await app.close();
    }
  }
  function print<T>(rows: readonly T[], head: readonly string[], line: (row: T) => readonly string[], json?: boolean) {
    const lines = json ? [JSON.stringify(rows, null, 2)] : alignColumns([head, ...rows.map(line)]);
    for (const one of lines) say(one);
  }

  const admin = program.command('admin').description('accounts and leagues of this installation');
  const users = admin.command('users').description('accounts');
  users
    .command('find')
    .argument('[text]', 'a part of a name or an email address', '')
    .option(...JSON_OPTION)
    .description('list accounts, at most 50')
    .action(async (text: string, { json }: Options) =>
      print(await run((commands) => commands.findUsers(text)), USER_HEAD, userLine, json),
    );
  users
    .command('disable')
    .argument('<email>')
    .requiredOption(...AS)
    .requiredOption('--reason <text>', 'what the user reads at the next sign-in')
    .option(...JSON_OPTION)
    .description('end all sessions of an account, and refuse its sign-ins')
    .action(async (email: string, { as, reason, json }: Options & { reason: string }) =>
      print([await run((commands) => commands.disableUser(email, reason, as))], USER_HEAD, userLine, json),
    );
  users
    .command('enable')
    .argument('<email>')
    .requiredOption(...AS)
    .option(...JSON_OPTION)
    .description('let an account sign in again')
    .action(async (email: string, { as, json }: Options) =>
      print([await run((commands) => commands.enableUser(email, as))], USER_HEAD, userLine, json),
    );
  users
    .command('reset-link')
    .argument('<email>')
    .requiredOption(...AS)
    .description('print a link that sets a new password once within 30 minutes, where no mail is configured')
    .action(async (email: string, { as }: Options) => say(await run((commands) => commands.makeResetLink(email, as))));

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
}
