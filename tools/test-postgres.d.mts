/** A PostgreSQL for tests; `url` names its maintenance database. A cluster of our own disappears with the calling process. */
export function openTestPostgres(): Promise<{ url: string; stop(): Promise<void> }>;
