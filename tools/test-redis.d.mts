/** A Redis for tests, or null on a machine without one. */
export function openTestRedis(): Promise<{ url: string; stop(): Promise<void> } | null>;
