import type { Command } from 'commander';
import type { DrainedProcess, DrainOptions } from './process-drain.service.js';
import { AS, JSON_OPTION, type Print, type Run } from './cli.parts.js';

const RESULTS = { ended: 'ended', working: 'still finishing work', silent: 'no longer reports' };
const line = ({ id, host, role, result }: DrainedProcess) => [id, host, role, RESULTS[result]];
const HEAD = ['process', 'host', 'role', 'result'];

export function registerDrainCommand(admin: Command, run: Run, print: Print): void {
  admin
    .command('drain')
    .argument('[process]', 'its id or host, which "status" lists; not needed where one process runs')
    .requiredOption(...AS)
    .option('--all', 'every process, also the last one that serves or does background work')
    .option(...JSON_OPTION)
    .description('let a process take no new work, finish what it does, and end')
    .action(async (process: string | undefined, { json, ...options }: DrainOptions & { readonly json?: boolean }) =>
      print(await run((commands) => commands.drain(process ?? null, options)), HEAD, line, json),
    );
}
