import type { INestApplicationContext } from '@nestjs/common';
import type { Command } from 'commander';
import type { AdminUser } from '@crease/core/auth/auth.schema.js';
import { dailyBackup, lastTasks } from '@crease/core/auth/status.rules.js';
import { AdminCommands } from './admin.commands.js';
import { AS, JSON_OPTION, type Options, type Print, type Run } from './cli.parts.js';
import { maintenanceLine, registerMaintenanceCommands } from './maintenance.cli.js';
import { registerDrainCommand } from './drain.cli.js';
import { registerLeagueCommands } from './leagues.cli.js';
import {
  BACKUP_HEAD,
  backupLine,
  dailyBackupLine,
  PROCESS_HEAD,
  processLine,
  QUEUE_HEAD,
  queueLine,
  TASK_HEAD,
  taskLine,
} from './status.lines.js';

export interface AdminShell {
  open(): Promise<Pick<INestApplicationContext, 'get' | 'close'>>;
  say(line: string): void;
}

const userLine = ({ email, user_name, first_name, last_name, leagues, last_seen_at, disabled_at }: AdminUser) => [
  email,
  user_name,
  `${first_name} ${last_name}`,
  String(leagues),
  last_seen_at ?? '-',
  disabled_at === null ? 'active' : 'disabled',
];
const USER_HEAD = ['email', 'username', 'name', 'leagues', 'last seen', 'state'];

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

export function registerAdminCommands(program: Command, { open, say }: AdminShell): void {
  async function run<T>(work: (commands: AdminCommands) => Promise<T>): Promise<T> {
    const app = await open();
    try {
      return await work(app.get(AdminCommands));
    } finally {
      await app.close();
    }
  }
  const print: Print = (rows, head, line, json) => {
    const lines = json ? [JSON.stringify(rows, null, 2)] : alignColumns([head, ...rows.map(line)]);
    for (const one of lines) say(one);
  };

  async function printStatus(json?: boolean) {
    const { status, maintenance } = await run(async (commands) => ({
      status: await commands.readStatus(),
      maintenance: commands.readMaintenance(),
    }));
    if (json) {
      say(JSON.stringify({ ...status, maintenance }, null, 2));
      return;
    }
    say(`PostgreSQL ${status.database}, schema ${status.schema}`);
    say('');
    print(status.processes, PROCESS_HEAD, processLine);
    say('');
    print(lastTasks(status.processes), TASK_HEAD, taskLine);
    say('');
    print(status.queues, QUEUE_HEAD, queueLine);
    say('');
    say(maintenanceLine(maintenance));
    say(dailyBackupLine(dailyBackup(status.processes)));
    print(status.backups, BACKUP_HEAD, backupLine);
  }

  const admin = program.command('admin').description('accounts, leagues and processes of this installation');
  admin
    .command('status')
    .option(...JSON_OPTION)
    .description('list running processes, timed tasks, job queues and daily backups')
    .action(async ({ json }: Options) => printStatus(json));
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
  registerMakeOwner(users, run, print);

  registerLeagueCommands(admin, run, { print, say });

  registerMaintenanceCommands(admin, run, say);

  registerDrainCommand(admin, run, print);

  registerTaskCommands(admin, run, say);
}

function registerMakeOwner(users: Command, run: Run, print: Print): void {
  users
    .command('make-owner')
    .argument('<email>', 'the address of SITE_OWNER_EMAIL')
    .requiredOption('--as <email>', 'the account of the person who does it, for the security log')
    .option('--confirm <username>', 'its username; without it the command only says which account it would choose')
    .option(...JSON_OPTION)
    .description('make an account the site owner without a mailed link and without the printed code')
    .action(async (email: string, { as, confirm, json }: Options & { confirm?: string }) =>
      print([await run((commands) => commands.makeOwner(email, confirm, as))], USER_HEAD, userLine, json),
    );
}

function registerTaskCommands(admin: Command, run: Run, say: AdminShell['say']): void {
  admin
    .command('tasks')
    .description('timed tasks, which "status" lists')
    .command('run')
    .argument('<task>', 'its name')
    .requiredOption(...AS)
    .description('run a timed task now, to its end')
    .action(async (task: string, { as }: Options) => {
      await run((commands) => commands.runTask(task, as));
      say(`The task ${task} has ended.`);
    });
}
