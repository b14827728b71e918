/** A PostgreSQL for tests; `url` is its maintenance database. A cluster started here is deleted with the calling process. */
export function openTestPostgres(): Promise<{ url: string; stop(): Promise<void> }>;
