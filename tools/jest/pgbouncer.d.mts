export interface Pgbouncer {
  readonly program: string;
  /** It can keep prepared statements across transactions (1.21 or newer). */
  readonly keepsStatements: boolean;
}
export function findPgbouncer(): Promise<Pgbouncer | null>;
export function openTestPgbouncer(
  postgresUrl: string,
  settings?: Readonly<Record<string, string | number>>,
): Promise<{ at(databaseUrl: string): string; stop(): Promise<void> }>;
