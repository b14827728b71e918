/** A PostgreSQL for tests; `url` is its maintenance database. A cluster started here is deleted with the calling process. */
export function openTestPostgres(): Promise<{ url: string; stop(): Promise<void> }>;
/** A primary and a standby that follows it, by their addresses. Both are deleted with the calling process. */
export function openTestPostgresPair(): Promise<{
  primary: string;
  standby: string;
  stopPrimary(): Promise<void>;
  stop(): Promise<void>;
}>;
