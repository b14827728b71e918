import type { AdminCommands } from './admin.commands.js';

export interface Options {
  readonly as: string;
  readonly json?: boolean;
}

export const AS = ['--as <email>', 'the site owner who does it, for the security log'] as const;
export const JSON_OPTION = ['--json', 'print JSON'] as const;

export type Run = <T>(work: (commands: AdminCommands) => Promise<T>) => Promise<T>;

export type Print = <T>(
  rows: readonly T[],
  head: readonly string[],
  line: (row: T) => readonly string[],
  json?: boolean,
) => void;
