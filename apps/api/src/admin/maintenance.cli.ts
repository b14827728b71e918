import type { Command } from 'commander';
import type { Maintenance } from '@crease/core/auth/maintenance.schema.js';
import type { MaintenanceOptions } from './admin.commands.js';
import { AS, type Run } from './cli.parts.js';

export const maintenanceLine = (maintenance: Maintenance | null): string =>
  maintenance === null
    ? 'No maintenance.'
    : `Maintenance from ${maintenance.since} on, expected to end ${maintenance.until ?? 'later'}. It ends by "maintenance off".`;

export function registerMaintenanceCommands(admin: Command, run: Run, say: (line: string) => void): void {
  const maintenance = admin.command('maintenance').description('stop all changes for a while');
  maintenance
    .command('on')
    .requiredOption(...AS)
    .option('--at <time>', 'when it begins, in UTC, like 2026-10-07T04:00Z; without it now')
    .option('--minutes <number>', 'how long it is expected to take; it ends only by "off"')
    .option('--reason <text>', 'what everybody reads')
    .description('announce and begin maintenance: people can look but change nothing, and clocks of drafts stand still')
    .action(async (options: MaintenanceOptions) =>
      say(maintenanceLine(await run((commands) => commands.startMaintenance(options)))),
    );
  maintenance
    .command('off')
    .requiredOption(...AS)
    .description('end it, or take its announcement back')
    .action(async ({ as }: MaintenanceOptions) => {
      await run((commands) => commands.endMaintenance(as));
      say(maintenanceLine(null));
    });
}
